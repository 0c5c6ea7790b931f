import type { OrderTable } from "../../../db/tables.ts";
import { type FieldName, fieldsOf } from "../../settings/checkout-fields.ts";
import type { Order } from "./order.ts";

/** What a shopper typed at checkout, besides addresses. */
type Typed = Pick<Order, "contact" | FieldName<"order">>;
type TypedColumns = Pick<OrderTable, "email" | "phone" | "note" | "details">;

/** Returns the columns of what was typed: fields without one of their own share `details`. */
export function columnsOf(typed: Typed): TypedColumns {
  const { email, phone = null, ...contact } = typed.contact;
  const { note = null, ...more } = Object.fromEntries(fieldsOf("order").map(([name]) => [name, typed[name]]));
  const details = { ...(Object.values(contact).some(Boolean) && { contact }), ...more };
  return { email, phone, note, details: Object.values(details).some(Boolean) ? JSON.stringify(details) : null };
}

/** Returns what was typed, from its columns. */
export function typedIn({ email, phone, note, details }: TypedColumns): Typed {
  const { contact, ...more } = JSON.parse(details ?? "{}") as Partial<Typed>;
  return { ...more, contact: { ...contact, email, ...(phone && { phone }) }, ...(note && { note }) };
}
