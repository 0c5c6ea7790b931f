import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { AccountForm } from "./account-form.tsx";
import { signInSchema } from "./account-schema.ts";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

export function SignInForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account");
  const form = useAccountForm({
    id: "sign-in",
    schema: signInSchema,
    start: { email: "", password: "" },
    path: "/api/auth/sign-in",
    onDone,
  });
  const forgot = (
    <Link to="/forgetpassword" className="inline-flex min-h-11 items-center underline underline-offset-4">
      {t("Forgot your password?")}
    </Link>
  );
  return (
    <AccountForm form={form} action={t("Sign in")} label={t("Sign in")} aside={forgot}>
      <Field {...form.field("email")} label={t("E-mail address")} kind="email" autoComplete="username" />
      <PasswordField {...form.field("password")} label={t("Password")} autoComplete="current-password" />
    </AccountForm>
  );
}
