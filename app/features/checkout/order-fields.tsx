import { fieldsOf } from "~/settings/checkout-fields.ts";
import { setCartNote } from "../cart/edit-cart.ts";
import { TypedFields } from "./typed-fields.tsx";
import type { CheckoutFormState } from "./use-checkout-form.ts";

/** What is typed about the order itself. The note is the cart's own, so both screens show the latest text. */
export function OrderFields({ form }: { form: CheckoutFormState }) {
  const { onChange } = form.field("note");
  const note: typeof onChange = (event) => {
    setCartNote(event.target.value);
    onChange(event);
  };
  return <TypedFields fields={fieldsOf("order")} field={form.field} own={{ note: { onChange: note } }} />;
}
