import { useTranslation } from "~/i18n/use-translation.tsx";
import { FieldNotes } from "~/ui/field.tsx";
import { MAX_NOTE } from "./checkout-schema.ts";
import type { CheckoutForm } from "./use-checkout-form.ts";

/** A note to whoever packs the order. */
export function NoteField({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation("checkout");
  const { error, id, ...field } = form.field("note");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t("Order note")} <span className="font-normal text-muted">{t("(optional)")}</span>
      </label>
      <textarea
        {...field}
        id={id}
        rows={3}
        maxLength={MAX_NOTE}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="w-full rounded-base border border-muted/60 bg-surface px-3.5 py-2.5 text-base aria-invalid:border-sale"
      />
      <FieldNotes name={id} error={error} />
    </div>
  );
}
