import { useEffect, useRef, useState } from "react";
import { languageNames } from "~/generated/intl.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Field, Select } from "~/platform/ui/field.tsx";
import { showToast } from "~/platform/ui/toast.store.ts";
import { shop } from "../../../shop.config.ts";
import type { AccountUser } from "./account.ts";
import { AccountForm } from "./account-form.tsx";
import { changeEmailSchema, profileSchema } from "./account-schema.ts";
import { FormResult } from "./form-result.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { PasswordField } from "./password-field.tsx";
import { setSessionUser } from "./session.store.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useSecretQuery } from "./use-secret-query.ts";

type Changed = { user: AccountUser };

/** The user's name, email language and email address. */
export function AccountProfile({ user }: { user: AccountUser }) {
  return (
    <div className="max-w-xl space-y-14">
      <NewAddressNotice />
      <NameForm key={user.email} user={user} />
      <EmailForm key={`${user.email} new`} user={user} />
    </div>
  );
}

/** Confirms a new address with the token of the emailed link. */
function NewAddressNotice() {
  const { t } = useTranslation("account");
  const token = useSecretQuery("confirm");
  const { send, failure, isSending } = useSend();
  const sent = useRef<string>(undefined);
  const [isDone, setDone] = useState(false);
  const confirm = () =>
    void send<Changed>("/api/account/email/confirm", { token }, ({ user }) => {
      setSessionUser(user);
      setDone(true);
    });
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    confirm();
  });
  return (
    <div role="status" className="empty:hidden">
      {isDone && (
        <p className="rounded-base border border-line border-s-4 border-s-good bg-surface p-4">
          {t("Your new e-mail address is now in use.")}
        </p>
      )}
      {failure && (
        <div className="rounded-base border border-sale border-s-4 bg-surface p-4">
          <p>{t(failure.message, { ...failure.values })}</p>
          {(failure.status === 0 || failure.status >= 500) && (
            <Button look="outline" className="mt-4" onClick={confirm} aria-disabled={isSending}>
              {t("Try again")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function NameForm({ user }: { user: AccountUser }) {
  const { t } = useTranslation("account");
  const form = useAccountForm<Changed>({
    id: "profile",
    schema: profileSchema,
    start: { name: user.name, language: user.language },
    path: "/api/account/profile",
    onDone: (data) => {
      setSessionUser(data.user);
      showToast({ kind: "success", message: "Saved", words: "account" });
    },
  });
  return (
    <section aria-labelledby="name-and-language">
      <h2 id="name-and-language" className="mb-5 text-2xl">
        {t("Name and language")}
      </h2>
      <AccountForm form={form} action={t("Save")} label={t("Name and language")}>
        <Field {...form.field("name")} label={t("Your name")} autoComplete="name" />
        <Select {...form.field("language", false)} label={t("Language of our e-mails")}>
          {shop.languages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </Select>
      </AccountForm>
    </section>
  );
}

function EmailForm({ user }: { user: AccountUser }) {
  const { t } = useTranslation("account");
  const [sent, setSent] = useState<{ email: string; isOutbox: boolean }>();
  const form = useAccountForm<{ isOutbox: boolean }>({
    id: "email",
    schema: changeEmailSchema,
    start: { email: "", password: "" },
    path: "/api/account/email",
    onDone: ({ isOutbox }, { email = "" }) => setSent({ email, isOutbox }),
  });
  return (
    <section aria-labelledby="e-mail-address">
      <h2 id="e-mail-address" className="mb-2 text-2xl">
        {t("E-mail address")}
      </h2>
      <p className="mb-5 text-muted">{t("It is {{email}}.", { email: user.email })}</p>
      {sent ? (
        <FormResult>
          <p>
            {t(
              "If {{email}} is not in use here yet, an e-mail is on its way to it. Your address changes when you follow the link in it.",
              {
                email: sent.email,
              },
            )}
          </p>
          <OutboxHint isOutbox={sent.isOutbox} />
        </FormResult>
      ) : (
        <AccountForm form={form} action={t("Change e-mail address")} label={t("E-mail address")}>
          <p className="text-sm text-muted">
            {t(
              "Requests for goods, the newsletter and used coupons move to the new address. Orders and withdrawals made so far keep the old one: e-mails about them go there.",
            )}
          </p>
          <Field {...form.field("email")} label={t("New e-mail address")} kind="email" />
          <PasswordField {...form.field("password")} label={t("Your password")} autoComplete="current-password" />
        </AccountForm>
      )}
    </section>
  );
}
