import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Message } from "~/platform/i18n/words.ts";
import { postJson } from "~/platform/requests/api-client.ts";
import { Button, type ButtonLook } from "~/platform/ui/button.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { ScriptForm } from "~/platform/ui/script-form.tsx";

/** `refused` means invalid input, `failed` that the request did not succeed. */
type State = { at: "typing" | "sending" | "asked" } | ({ at: "refused" | "failed" } & Message);

/** Newsletter sign-up form; the subscription counts once the link in a confirmation mail is followed. */
export function NewsletterForm({ look = "outline" }: { look?: ButtonLook }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<State>({ at: "typing" });
  const hasFailed = state.at === "refused" || state.at === "failed";

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (state.at === "sending") return;
    const refuse = (message: string) => {
      setState({ at: "refused", message });
      form.querySelector("input")?.focus();
    };
    setState({ at: "sending" });
    // The schema loads on first use, to keep it out of home pages. If it fails to load, the server validates.
    const refused = await import("./check-newsletter.ts").then(
      ({ checkNewsletter }) => checkNewsletter(email),
      () => undefined,
    );
    if (refused) return refuse(refused);
    const answer = await postJson("/api/newsletter", { email, language: i18n.language });
    if (answer.ok) return setState({ at: "asked" });
    const [wrong] = answer.fields;
    if (wrong) refuse(wrong.message);
    else setState({ at: "failed", message: answer.message, values: answer.values });
  }

  const tone = hasFailed ? "font-medium text-sale" : state.at === "asked" ? "font-medium" : "text-muted";
  return (
    <ScriptForm onSubmit={(event) => void submit(event)} className="max-w-md">
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={t("E-mail address")}
          kind="email"
          id="newsletter-email"
          name="email"
          required
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            if (hasFailed) setState({ at: "typing" });
          }}
          aria-invalid={state.at === "refused" || undefined}
          aria-describedby={id}
          className="min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit" look={look} aria-disabled={state.at === "sending"} className="mt-[1.625rem]">
          {t("Sign up")}
        </Button>
      </div>
      <p id={id} className={`mt-1 min-h-6 text-sm ${tone}`}>
        {(state.at === "typing" || state.at === "sending") && t("Newsletter: once a month at most")}
        <span role="status">
          {state.at === "asked" && t("Almost done: please follow the link in the e-mail we have just sent you.")}
          {hasFailed && t(state.message, state.values)}
        </span>
      </p>
    </ScriptForm>
  );
}
