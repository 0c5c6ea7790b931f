import type { CartLine } from "../cart/cart.ts";
import { isCollected } from "../shop/delivery-facts.ts";
import type { OrderedLine } from "./checkout-schema.ts";

export const addressParts = ["name", "company", "street", "extra", "postcode", "city", "region", "country"] as const;
export type AddressPart = (typeof addressParts)[number];
export type AddressKind = "address" | "billing";

/** A text field of the form, by its path in the schema. */
export type TextPath = "contact.email" | "contact.phone" | `${AddressKind}.${AddressPart}` | "method" | "note";

/** The values entered at checkout so far. The coupon is part of the cart. */
export type CheckoutDraft = {
  texts: Readonly<Partial<Record<TextPath, string>>>;
  hasBilling: boolean;
  acceptsTerms: boolean;
  /** Whether to save the delivery address to the signed-in user's address book. */
  savesAddress: boolean;
};

/** Returns an empty draft with both addresses in a country (ISO code). */
export function emptyDraft(country: string): CheckoutDraft {
  const texts = { "address.country": country, "billing.country": country };
  return { texts, hasBilling: false, acceptsTerms: false, savesAddress: false };
}

/** Returns the text of a field, "" if it is empty. */
export function textOf(draft: CheckoutDraft, path: TextPath): string {
  return draft.texts[path] ?? "";
}

/** Returns the draft with a field's text replaced. */
export function withText(draft: CheckoutDraft, path: TextPath, text: string): CheckoutDraft {
  return { ...draft, texts: { ...draft.texts, [path]: text } };
}

/** Values not in the draft: a delivery method available in the country, and the applied coupon and gift cards. */
export type CheckoutChoice = { method: string; coupon?: string | undefined; giftCards?: readonly string[] | undefined };

/** Returns the draft in the shape that the checkout schema validates. */
export function checkoutOf(draft: CheckoutDraft, { method, coupon, giftCards }: CheckoutChoice) {
  return {
    contact: { email: textOf(draft, "contact.email"), phone: textOf(draft, "contact.phone") },
    address: addressOf(draft, "address"),
    ...(draft.hasBilling && !isCollected({ id: method }) && { billing: addressOf(draft, "billing") }),
    method,
    ...(coupon && { coupon }),
    ...(giftCards && { giftCards }),
    note: textOf(draft, "note"),
    acceptsTerms: draft.acceptsTerms,
  };
}

/** Returns the values of an address, by part. */
export function addressOf(draft: CheckoutDraft, kind: AddressKind): Partial<Record<AddressPart, string>> {
  return Object.fromEntries(addressParts.map((part) => [part, textOf(draft, `${kind}.${part}`)]));
}

/** Returns the draft with its delivery address replaced. */
export function withAddress(draft: CheckoutDraft, address: Partial<Record<AddressPart, string>>): CheckoutDraft {
  return addressParts.reduce((next, part) => withText(next, `address.${part}`, address[part] ?? ""), draft);
}

const paths: readonly TextPath[] = [
  "contact.email",
  "contact.phone",
  ...addressParts.flatMap((part) => [`address.${part}`, `billing.${part}`] as const),
  "method",
  "note",
];

/** Parses a stored draft, dropping invalid values and countries that are no longer served. */
export function parseDraft(text: string | null, countries: readonly string[], start: string): CheckoutDraft {
  const empty = emptyDraft(start);
  try {
    const stored = JSON.parse(text ?? "null");
    const known = paths.flatMap((path) => {
      const value = stored?.texts?.[path];
      const isServed = !path.endsWith(".country") || countries.includes(value);
      return typeof value === "string" && value.length <= 1000 && isServed ? [[path, value]] : [];
    });
    const texts = { ...empty.texts, ...Object.fromEntries(known) };
    const isTicked = (box: string) => stored?.[box] === true;
    return {
      texts,
      hasBilling: isTicked("hasBilling"),
      acceptsTerms: isTicked("acceptsTerms"),
      savesAddress: isTicked("savesAddress"),
    };
  } catch {
    return empty;
  }
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
