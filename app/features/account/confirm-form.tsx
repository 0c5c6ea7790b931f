import { useTranslation } from "~/i18n/use-translation.tsx";
import { AccountForm } from "./account-form.tsx";
import { confirmSchema } from "./account-schema.ts";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** The end of registering: the link from the mailbox together with the password that was chosen. */
export function ConfirmForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation("account");
  const form = useAccountForm({
    id: "confirm",
    schema: confirmSchema,
    start: { password: "" },
    path: "/api/auth/confirm",
    more: { token },
    onDone,
  });
  return (
    <div className="max-w-md">
      <p className="mb-6">{t("Enter the password that you chose, and your account is open.")}</p>
      <AccountForm form={form} action={t("Open my account")} label={t("Confirm your address")}>
        <PasswordField {...form.field("password")} label={t("Password")} autoComplete="current-password" />
      </AccountForm>
    </div>
  );
}
