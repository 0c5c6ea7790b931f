import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { ErrorSummary } from "~/platform/ui/error-summary.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { ScriptForm } from "~/platform/ui/script-form.tsx";
import { TextArea } from "~/platform/ui/text-area.tsx";
import { MAX_MESSAGE } from "./contact-schema.ts";
import { MessageSent } from "./message-sent.tsx";
import { useContactForm } from "./use-contact-form.ts";
import { useProductSubject } from "./use-product-subject.ts";

/** The contact form. */
export function ContactForm() {
  const { t } = useTranslation("pages");
  const { field, summary, submitCount, failure, isSending, change, onSubmit, element, isSent, startAnew } =
    useContactForm();
  useProductSubject((subject) => change({ subject }));
  if (isSent) return <MessageSent onAnother={startAnew} />;
  return (
    <ScriptForm ref={element} onSubmit={onSubmit} className="space-y-5" aria-label={t("Write to us")}>
      <ErrorSummary
        title={t("Please check these fields", { count: summary.length })}
        errors={summary}
        submitCount={submitCount}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("Your name")} autoComplete="name" {...field("name")} />
        <Field label={t("Your e-mail address")} kind="email" {...field("email")} />
      </div>
      <Field label={t("What is it about?")} {...field("subject")} />
      <TextArea
        label={t("Your message")}
        rows={8}
        hint={t("Up to {{most}} characters", { most: MAX_MESSAGE })}
        {...field("message")}
      />
      <p className="text-sm text-muted">{t("We use what you enter here to answer you, and for nothing else.")}</p>
      <div role="alert">
        {failure && (
          <p className="rounded-base border border-sale border-s-4 bg-surface p-4">
            <span className="font-medium">{t("Your message was not sent. It is still here.")}</span>
            <br />
            {t(failure.message, failure.values)}
          </p>
        )}
      </div>
      <Button type="submit" aria-disabled={isSending} className="w-full sm:w-auto sm:min-w-48">
        {isSending ? t("Sending …") : failure ? t("Try again") : t("Send message")}
      </Button>
    </ScriptForm>
  );
}
