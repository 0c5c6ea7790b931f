import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { AccountForm } from "./account-form.tsx";
import { forgotSchema } from "./account-schema.ts";
import { FormResult } from "./form-result.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Requests a password reset link; the response does not reveal whether the address has an account. */
export function ForgotScreen() {
  const { t } = useTranslation("account");
  const [sent, setSent] = useState<{ email: string; isOutbox: boolean }>();
  const form = useAccountForm<{ isOutbox: boolean }>({
    id: "forgot",
    schema: forgotSchema,
    start: { email: "" },
    path: "/api/auth/forgot",
    onDone: ({ isOutbox }, { email = "" }) => setSent({ email, isOutbox }),
  });
  return (
    <div className="max-w-xl">
      <h1 className="text-4xl md:text-5xl">{t("Choose a new password")}</h1>
      {sent ? (
        <FormResult className="mt-6">
          <p>
            {t(
              "If {{email}} has an account, an e-mail with a link is on its way. The link works once, and for one hour.",
              {
                email: sent.email,
              },
            )}
          </p>
          <OutboxHint isOutbox={sent.isOutbox} />
        </FormResult>
      ) : (
        <>
          <p className="mt-4 mb-8 text-muted">{t("We will send you a link to choose a new one.")}</p>
          <AccountForm form={form} action={t("Send me a link")} label={t("Choose a new password")}>
            <Field {...form.field("email")} label={t("E-mail address")} kind="email" autoComplete="username" />
          </AccountForm>
        </>
      )}
      <p className="mt-8">
        <Link to="/login-register" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t("Back to sign in")}
        </Link>
      </p>
    </div>
  );
}
