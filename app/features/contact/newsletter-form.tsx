import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Message } from "~/i18n/words.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { ScriptForm } from "~/ui/script-form.tsx";
import { postJson } from "../shop/api-client.ts";

type State = { at: "typing" | "sending" | "asked" } | ({ at: "failed" } & Message);

/** Signs an address up for the newsletter: it counts once the link in a first mail is followed. */
export function NewsletterForm() {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<State>({ at: "typing" });
  const hasFailed = state.at === "failed";

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.at === "sending") return;
    setState({ at: "sending" });
    // The rules come with the first try: the footer of every screen is no place for a schema.
    const { checkNewsletter } = await import("./check-newsletter.ts");
    const refused = checkNewsletter(email);
    if (refused) return setState({ at: "failed", message: refused });
    const answer = await postJson("/api/newsletter", { email, language: i18n.language });
    if (answer.ok) return setState({ at: "asked" });
    setState({ at: "failed", message: answer.fields[0]?.message ?? answer.message, values: answer.values });
  }

  return (
    <ScriptForm onSubmit={(event) => void submit(event)} className="max-w-md">
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={t("Newsletter: once a month at most")}
          type="email"
          name="email"
          autoComplete="email"
          dir="ltr"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          aria-invalid={hasFailed || undefined}
          aria-describedby={id}
          className="min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit" look="outline" aria-disabled={state.at === "sending"} className="mt-[1.625rem]">
          {t("Sign up")}
        </Button>
      </div>
      <p id={id} role="status" className={`mt-1 min-h-6 text-sm ${hasFailed ? "font-medium text-sale" : "text-muted"}`}>
        {state.at === "asked" && t("Almost done: please follow the link in the e-mail we have just sent you.")}
        {hasFailed && t(state.message, state.values)}
      </p>
    </ScriptForm>
  );
}
