import { fieldsOf } from "../../settings/checkout-fields.ts";
import { isCollected } from "../../settings/delivery-facts.ts";
import type { CartLine } from "../cart/cart.ts";
import { type AddressPart, addressParts } from "../delivery/address.ts";
import type { OrderedLine } from "./checkout-schema.ts";

const contactFields = fieldsOf("contact");
const orderFields = fieldsOf("order");

export type AddressKind = "address" | "billing";

const paths = [
  ...contactFields.map(([name]) => `contact.${name}` as const),
  ...addressParts.flatMap((part) => [`address.${part}`, `billing.${part}`] as const),
  "method",
  ...orderFields.map(([name]) => name),
  "hasBilling",
  "acceptsTerms",
  "savesAddress",
] as const;

/** A field of the form, by its path in the schema. */
export type CheckoutPath = (typeof paths)[number];

/**
 * What has been entered at checkout so far; the coupon is part of the cart. A box that is ticked contains `TICKED`;
 * `savesAddress` stands for saving the delivery address to the signed-in user's address book.
 */
export type CheckoutDraft = Readonly<Record<CheckoutPath, string>>;

export const TICKED = "yes";

/** Returns an empty draft with both addresses in a country (ISO code). */
export function emptyDraft(country: string): CheckoutDraft {
  const empty = Object.fromEntries(paths.map((path) => [path, ""])) as CheckoutDraft;
  return { ...empty, "address.country": country, "billing.country": country };
}

/** Values not in the draft: a delivery method available in the country, and the applied coupon and gift cards. */
export type CheckoutChoice = { method: string; coupon?: string | undefined; giftCards?: readonly string[] | undefined };

/** Returns the draft in the shape that the checkout schema validates. */
export function checkoutOf(draft: CheckoutDraft, { method, coupon, giftCards }: CheckoutChoice) {
  return {
    contact: Object.fromEntries(contactFields.map(([name]) => [name, draft[`contact.${name}`]])),
    address: addressOf(draft, "address"),
    ...(draft.hasBilling === TICKED && !isCollected({ id: method }) && { billing: addressOf(draft, "billing") }),
    method,
    ...(coupon && { coupon }),
    ...(giftCards && { giftCards }),
    ...Object.fromEntries(orderFields.map(([name]) => [name, draft[name]])),
    acceptsTerms: draft.acceptsTerms === TICKED,
  };
}

/** Returns the values of an address, by part. */
export function addressOf(draft: CheckoutDraft, kind: AddressKind): Partial<Record<AddressPart, string>> {
  return Object.fromEntries(addressParts.map((part) => [part, draft[`${kind}.${part}`]]));
}

/** Returns an address as the fields of the delivery address. */
export function addressFields(address: Partial<Record<AddressPart, string>>): Partial<CheckoutDraft> {
  return Object.fromEntries(addressParts.map((part) => [`address.${part}`, address[part] ?? ""]));
}

/** Converts cart lines to order lines: ids, choices and quantities, never a price. */
export function orderedLinesOf(lines: readonly Omit<CartLine, "cartItemId">[]): OrderedLine[] {
  return lines.map(({ _id, quantity, selectedProductColor: color, selectedProductSize: size }) => ({
    id: _id,
    ...(color && { color }),
    ...(size && { size }),
    quantity,
  }));
}
