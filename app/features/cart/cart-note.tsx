import { useId } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { typingDirection } from "~/platform/ui/field.tsx";
import { MAX_NOTE } from "~/settings/max-note.ts";
import { useCart } from "./cart.store.ts";
import { setCartNote } from "./edit-cart.ts";

/** The shopper's note for the order, stored with the cart. */
export function CartNote() {
  const { t } = useTranslation();
  const id = useId();
  const note = useCart((cart) => cart.note ?? "");
  return (
    <div className="mt-8">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {`${t("Order note")} `}
        <span className="font-normal text-muted">{t("(optional)")}</span>
      </label>
      <textarea
        id={id}
        rows={3}
        dir={typingDirection(note)}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setCartNote(event.target.value)}
        placeholder={t("For example, where to leave the parcel or what to write on the card.")}
        className="w-full rounded-base border border-muted/60 bg-surface px-3.5 py-2.5 text-base placeholder:text-muted/80"
      />
    </div>
  );
}
