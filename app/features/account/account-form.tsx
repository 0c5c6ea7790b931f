import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button, type ButtonLook } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { ScriptForm } from "~/ui/script-form.tsx";
import { FailureWords } from "./failure-words.tsx";
import type { AccountFormState } from "./use-account-form.ts";

type AccountFormProps = {
  form: Omit<AccountFormState, "submit"> & { submit: () => Promise<void> };
  /** Label of the submit button, translated. */
  action: string;
  /** A quieter button style, for actions that cannot be undone. */
  look?: ButtonLook;
  label: string;
  children: ReactNode;
  /** Rendered beside the button. */
  aside?: ReactNode;
};

/** Layout of every account form: error summary, fields, request failure, submit button. */
export function AccountForm({ form, action, look, label, children, aside }: AccountFormProps) {
  const { t } = useTranslation("account");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const summary = form.errors.map(({ path, message }) => ({
    id: `${form.id}-${path.replaceAll(".", "-")}`,
    message: t(message),
  }));
  return (
    <ScriptForm onSubmit={submit} aria-label={label} className="space-y-5">
      <ErrorSummary
        title={t("Please check these fields", { count: summary.length })}
        errors={summary}
        attempt={form.attempt}
      />
      {children}
      <div role="alert">
        {form.failure && (
          <p className="rounded-base border border-sale border-s-4 bg-surface p-4">
            <FailureWords failure={form.failure} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look={look} aria-disabled={form.isSending} className="max-sm:w-full sm:min-w-44">
          {form.isSending ? t("One moment …") : action}
        </Button>
        {aside}
      </div>
    </ScriptForm>
  );
}
