import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import { confirmSchema } from "./account-schema.ts";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** `onDead` dismisses an invalid link: signing in sends a new one. */
type ConfirmFormProps = { token: string; onDone: () => void; onDead: () => void };

/** The last step of registration: the emailed link's token, together with the chosen password. */
export function ConfirmForm({ token, onDone, onDead }: ConfirmFormProps) {
  const { t } = useTranslation("account");
  const form = useAccountForm({
    id: "confirm",
    schema: confirmSchema,
    start: { password: "" },
    path: "/api/auth/confirm",
    more: { token },
    onDone,
  });
  const again = form.failure?.code === "unknown-link" && (
    <Button look="outline" onClick={onDead}>
      {t("Sign in")}
    </Button>
  );
  return (
    <div className="max-w-md">
      <p className="mb-6">{t("Enter the password you chose to open your account.")}</p>
      <AccountForm form={form} action={t("Open my account")} label={t("Confirm your address")} aside={again}>
        <PasswordField {...form.field("password")} label={t("Password")} autoComplete="current-password" />
      </AccountForm>
    </div>
  );
}
