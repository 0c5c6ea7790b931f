import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type ApiFailure, postJson } from "~/platform/requests/api-client.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { ScriptForm } from "~/platform/ui/script-form.tsx";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import { type CardProduct, itemKey } from "../catalogue/product.ts";

type State = { step: "asking" | "sending" | "noted"; failure?: ApiFailure };
const asking: State = { step: "asking" };

/** Form to be emailed once when a sold-out product, or one colour and size of it, is available again. */
export function BackInStockForm({ product, choice }: { product: CardProduct; choice: ProductChoice }) {
  const { t, i18n } = useTranslation();
  const title = useId();
  const confirmation = useRef<HTMLDivElement>(null);
  const item = itemKey(product.id, choice.colour, choice.size);
  // By item: while a request is pending, the shopper may choose another colour or size and submit that as well.
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const { step, failure } = states[item] ?? asking;
  const shown = useRef(item);
  useEffect(() => {
    shown.current = item;
  }, [item]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === "sending") return;
    const form = event.currentTarget;
    const field = form.querySelector("input");
    const become = (state: State) => setStates((all) => ({ ...all, [item]: state }));
    become({ step: "sending" });
    const answer = await postJson("/api/back-in-stock", { item, email: field?.value, language: i18n.language });
    become(answer.ok ? { step: "noted" } : { step: "asking", failure: answer });
    if (shown.current !== item) return;
    if (!answer.ok) field?.focus();
    // The form unmounts: move its focus to the confirmation.
    else if (form.contains(document.activeElement)) confirmation.current?.focus();
  }

  const fieldError = failure?.fields.find((field) => field.path === "email")?.message;
  return (
    <section aria-labelledby={title} className="rounded-base border border-line bg-surface p-5">
      <h2 id={title} className="text-xl">
        {t("Tell me when it is back")}
      </h2>
      <div ref={confirmation} tabIndex={-1} role="status">
        {step === "noted" && <p className="mt-2">{t("Done. We will e-mail you once, when it is back.")}</p>}
      </div>
      {step !== "noted" && (
        <ScriptForm onSubmit={send} className="mt-3 space-y-3">
          <Field
            id={`back-in-stock-${product.id}`}
            label={t("E-mail address")}
            name="email"
            kind="email"
            required
            error={fieldError}
          />
          {failure && !fieldError && (
            <p role="alert" className="text-sm font-medium text-sale">
              {t(failure.message, { ...failure.values })}
            </p>
          )}
          <Button type="submit" className="w-full" aria-disabled={step === "sending"}>
            {t("Tell me")}
          </Button>
          <p className="text-sm text-muted">
            {`${t("One e-mail, nothing else.")} `}
            <Link to="/privacypolicy" className="inline-block py-1 underline underline-offset-2">
              {t("Privacy policy")}
            </Link>
          </p>
        </ScriptForm>
      )}
    </section>
  );
}
