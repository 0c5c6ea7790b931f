import { RichSentence, useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { TICKED } from "./checkout-draft.ts";
import { CHECKOUT_FORM, type CheckoutFormState, fieldId } from "./use-checkout-form.ts";

const links = ["/terms", "/returnandrefund", "/privacypolicy"];

/** The terms checkbox, with links to the documents. */
export function TermsField({ form }: { form: CheckoutFormState }) {
  const { t } = useTranslation("checkout");
  const id = fieldId("acceptsTerms");
  const error = form.errorOf("acceptsTerms");
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          form={CHECKOUT_FORM}
          className="mt-0.5 size-5 shrink-0"
          checked={form.texts.acceptsTerms === TICKED}
          onChange={(event) => form.change({ acceptsTerms: event.target.checked ? TICKED : "" })}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          <RichSentence
            sentence={t(
              "I accept the <0>terms</0> and have read the <1>right of withdrawal</1> and the <2>privacy policy</2>.",
            )}
            elements={links.map((to) => <Link key={to} to={to} className="underline underline-offset-4" />)}
          />
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-sale">
          {error}
        </p>
      )}
    </div>
  );
}
