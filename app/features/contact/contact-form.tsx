import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { ScriptForm } from "~/ui/script-form.tsx";
import { TextArea } from "~/ui/text-area.tsx";
import { type ContactField, MAX_MESSAGE } from "./contact-schema.ts";
import { MessageSent } from "./message-sent.tsx";
import { useContactForm } from "./use-contact-form.ts";
import { useProductSubject } from "./use-product-subject.ts";

/** The contact form. */
export function ContactForm() {
  const { t } = useTranslation("pages");
  const { message, state, attempt, change, recheck, submit, startAnew } = useContactForm();
  useProductSubject((subject) => change("subject", subject));
  if (state.at === "sent") return <MessageSent onAnother={startAnew} />;
  const errors = state.at === "typing" ? state.errors.map((error) => ({ ...error, message: t(error.message) })) : [];
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    value: message[name],
    required: true,
    error: errors.find((error) => error.path === name)?.message,
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
    onBlur: recheck,
  });
  return (
    <ScriptForm onSubmit={(event) => void submit(event)} className="space-y-5" aria-label={t("Write to us")}>
      <ErrorSummary
        title={t("Please check these fields", { count: errors.length })}
        errors={errors.map(({ path, message: words }) => ({ id: `contact-${path}`, message: words }))}
        attempt={attempt}
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
        {state.at === "failed" && (
          <p className="rounded-base border border-sale border-s-4 bg-surface p-4">
            <span className="font-medium">{t("Your message was not sent. It is still here.")}</span>
            <br />
            {t(state.failure.message, { ...state.failure.values })}
          </p>
        )}
      </div>
      <Button type="submit" aria-disabled={state.at === "sending"} className="w-full sm:w-auto sm:min-w-48">
        {buttonWords(state.at, t)}
      </Button>
    </ScriptForm>
  );
}

function buttonWords(at: "typing" | "sending" | "failed", t: (words: string) => string): string {
  if (at === "sending") return t("Sending …");
  return at === "failed" ? t("Try again") : t("Send message");
}
