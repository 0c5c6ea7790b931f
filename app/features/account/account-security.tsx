import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { Button } from "~/platform/ui/button.tsx";
import { showToast } from "~/platform/ui/toast.store.ts";
import { useDateFormatters } from "../orders/use-date-formatters.ts";
import type { SignIn } from "./account.ts";
import { AccountForm } from "./account-form.tsx";
import { changePasswordSchema } from "./account-schema.ts";
import { deviceName } from "./device-name.ts";
import { PasswordField } from "./password-field.tsx";
import { QueryView } from "./query-view.tsx";
import { RemovableList } from "./removable-list.tsx";
import { SendFailure } from "./send-failure.tsx";
import { useSession } from "./session.store.ts";
import { signOut } from "./sign-out.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useAccountQuery } from "./use-account-query.ts";

type Sessions = { sessions: SignIn[] };

/** Password form and list of active sessions. */
export function AccountSecurity() {
  const { t } = useTranslation("account");
  const { query, reload, show } = useAccountQuery<Sessions>("/api/account/sessions");
  return (
    <div className="max-w-xl space-y-14">
      <PasswordForm onDone={reload} />
      <section aria-labelledby="sessions">
        <h2 id="sessions" className="mb-5 text-2xl">
          {t("Where you are signed in")}
        </h2>
        <QueryView query={query} onRetry={reload}>
          {({ sessions }) => (
            <>
              <RemovableList className="mb-6">
                {sessions.map((session) => (
                  <SessionRow key={session.id} session={session} onChange={show} />
                ))}
              </RemovableList>
              <Button look="outline" onClick={() => void signOut({ isEverywhere: true })}>
                {t("Sign out everywhere")}
              </Button>
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account");
  const { user } = useSession();
  const form = useAccountForm({
    id: "password",
    schema: changePasswordSchema,
    start: { current: "", password: "" },
    path: "/api/account/password",
    onDone: () => {
      form.change({ current: "", password: "" });
      showToast({ kind: "success", message: "Password changed", words: "account" });
      onDone();
    },
  });
  return (
    <section aria-labelledby="password">
      <h2 id="password" className="mb-2 text-2xl">
        {t("Password")}
      </h2>
      <p className="mb-5 text-muted">{t("A new password signs you out everywhere else.")}</p>
      <AccountForm form={form} action={t("Change password")} label={t("Password")}>
        {/* Tells password managers that hold several accounts whose password changes. */}
        {user && <input type="email" autoComplete="username" value={user.email} readOnly hidden />}
        <PasswordField {...form.field("current")} label={t("Your password")} autoComplete="current-password" />
        <PasswordField
          {...form.field("password")}
          label={t("New password")}
          hint={t("At least 10 characters. Length matters more than symbols and numbers.")}
          autoComplete="new-password"
        />
      </AccountForm>
    </section>
  );
}

function SessionRow({ session, onChange }: { session: SignIn; onChange: (sessions: Sessions) => void }) {
  const { t } = useTranslation("account");
  const { moment } = useDateFormatters();
  const { send, failure } = useSend();
  const { id, userAgent, ipAddress, startedAt, isThisOne } = session;
  const device = deviceName(userAgent) ?? t("Unknown device");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div>
        <p className="font-medium">
          <span dir="ltr">{device}</span>
          {isThisOne && <span className="font-normal text-muted"> {t("(this one)")}</span>}
        </p>
        <p className="text-sm text-muted">
          {t("since {{moment}}", { moment: moment(startedAt) })}
          {ipAddress && " · "}
          <span dir="ltr">{ipAddress}</span>
        </p>
        <SendFailure failure={failure} />
      </div>
      {!isThisOne && (
        <button
          type="button"
          className="min-h-11 text-sm underline underline-offset-4"
          aria-label={t("Sign out {{device}}", { device })}
          onClick={() => void send("/api/account/sessions/end", { id }, onChange)}
        >
          {t("Sign out")}
        </button>
      )}
    </li>
  );
}
