import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import { resetSchema } from "./account-schema.ts";
import { FormResult } from "./form-result.tsx";
import { PasswordField } from "./password-field.tsx";
import { setSessionUser } from "./session.store.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useSecretQuery } from "./use-secret-query.ts";

/** Sets a new password with the token of an emailed link. */
export function ResetScreen() {
  const { t } = useTranslation("account");
  const isReady = useIsRestored();
  const { search } = useLocation();
  const token = useSecretQuery("token");
  const [isDone, setDone] = useState(false);
  const form = useAccountForm({
    id: "reset",
    schema: resetSchema,
    start: { password: "" },
    path: "/api/auth/reset",
    more: { token: token ?? "" },
    onDone: () => {
      setSessionUser(undefined);
      setDone(true);
    },
  });
  // The token is removed from the URL immediately, so a reload comes without it.
  const isWithout = isReady && !token && !new URLSearchParams(search).has("token");
  const anew = (
    <ButtonLink to="/forgetpassword" look="outline">
      {t("Ask for a new link")}
    </ButtonLink>
  );
  return (
    <div className="max-w-xl">
      <h1 className="mb-8 text-4xl md:text-5xl">{t("Choose a new password")}</h1>
      {isDone ? (
        <FormResult>
          <p className="mb-6">
            {t("Your password has been changed, and you are signed out everywhere. Sign in with the new one.")}
          </p>
          <ButtonLink to="/login-register">{t("Sign in")}</ButtonLink>
        </FormResult>
      ) : isWithout ? (
        <>
          <p className="mb-6">{t("This link is no longer valid. Please ask for a new one.")}</p>
          {anew}
        </>
      ) : (
        <AccountForm
          form={form}
          action={t("Save password")}
          label={t("Choose a new password")}
          aside={form.failure?.code === "unknown-link" && anew}
        >
          <PasswordField
            {...form.field("password")}
            label={t("New password")}
            hint={t("At least 10 characters. Length matters more than symbols and numbers.")}
            autoComplete="new-password"
          />
        </AccountForm>
      )}
    </div>
  );
}
