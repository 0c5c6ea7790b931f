import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { AccountForm } from "./account-form.tsx";
import { registerSchema } from "./account-schema.ts";
import { FormResult } from "./form-result.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

type Sent = { email: string; isOutbox: boolean };

type RegisterFormProps = {
  /** Email to start with, or "". */
  email: string;
  /** Path the shopper was headed to. */
  returnTo: string;
};

/** Registers an account; it becomes active once its address is confirmed. */
export function RegisterForm({ email, returnTo }: RegisterFormProps) {
  const { t, i18n } = useTranslation("account");
  const [sent, setSent] = useState<Sent>();
  const form = useAccountForm<{ isOutbox: boolean }>({
    id: "register",
    schema: registerSchema,
    start: { name: "", email, password: "" },
    path: "/api/auth/register",
    more: { language: i18n.language, returnTo },
    onDone: ({ isOutbox }, typed) => setSent({ email: typed["email"] ?? "", isOutbox }),
  });
  if (sent) return <LetterSent {...sent} />;
  return (
    <AccountForm form={form} action={t("Create account")} label={t("Create account")}>
      <Field {...form.field("name")} label={t("Your name")} autoComplete="name" />
      <Field {...form.field("email")} label={t("E-mail address")} kind="email" autoComplete="username" />
      <PasswordField
        {...form.field("password")}
        label={t("Password")}
        hint={t("At least 10 characters. Length matters more than symbols and numbers.")}
        autoComplete="new-password"
      />
      <p className="text-sm text-muted">
        {`${t("We use what you enter here for your account and your orders, and for nothing else.")} `}
        <Link to="/privacypolicy" className="underline underline-offset-2">
          {t("Privacy policy")}
        </Link>
      </p>
    </AccountForm>
  );
}

function LetterSent({ email, isOutbox }: Sent) {
  const { t } = useTranslation("account");
  return (
    <FormResult className="max-w-lg">
      <h2 className="text-2xl">{t("One more step: check your inbox")}</h2>
      <p className="mt-3">
        {t("We have sent an e-mail to {{email}}. Follow the link in it within a day to open your account.", {
          email,
        })}
      </p>
      <OutboxHint isOutbox={isOutbox} />
    </FormResult>
  );
}
