import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, type ButtonLook } from "~/platform/ui/button.tsx";
import { ErrorSummary } from "~/platform/ui/error-summary.tsx";
import { ScriptForm } from "~/platform/ui/script-form.tsx";
import { FailureWords } from "./failure-words.tsx";
import type { AccountFormState } from "./use-account-form.ts";

type AccountFormProps = {
  form: AccountFormState;
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
  return (
    <ScriptForm onSubmit={form.onSubmit} aria-label={label} className="space-y-5">
      <ErrorSummary
        title={t("Please check these fields", { count: form.summary.length })}
        errors={form.summary}
        submitCount={form.submitCount}
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
