import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { FieldNotes, typingDirection } from "~/platform/ui/field.tsx";
import { MAX_NOTE } from "../cart/cart.ts";
import { setCartNote } from "../cart/edit-cart.ts";
import type { CheckoutFormState } from "./use-checkout-form.ts";

/** A note for packing the order. It is the cart's own note, so both screens show the latest text. */
export function NoteField({ form }: { form: CheckoutFormState }) {
  const { t } = useTranslation("checkout");
  const { error, id, onChange, ...field } = form.field("note");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {`${t("Order note")} `}
        <span className="font-normal text-muted">{t("(optional)")}</span>
      </label>
      <textarea
        {...field}
        id={id}
        onChange={(event) => {
          setCartNote(event.target.value);
          onChange(event);
        }}
        rows={3}
        dir={typingDirection(field.value)}
        maxLength={MAX_NOTE}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="w-full rounded-base border border-muted/60 bg-surface px-3.5 py-2.5 text-base aria-invalid:border-sale"
      />
      <FieldNotes name={id} error={error} />
    </div>
  );
}
