import type { CartLine } from "../cart/cart.ts";
import { isCollected } from "../shop/delivery-facts.ts";
import type { OrderedLine } from "./checkout-schema.ts";

export const addressParts = ["name", "company", "street", "extra", "postcode", "city", "country"] as const;
export type AddressPart = (typeof addressParts)[number];
export type AddressKind = "address" | "billing";

/** The text fields of the form, by their paths in the schema. */
export type TextPath = "contact.email" | "contact.phone" | `${AddressKind}.${AddressPart}` | "method" | "note";

/** What is typed at checkout so far. The coupon is the cart's. */
export type CheckoutDraft = {
  texts: Readonly<Partial<Record<TextPath, string>>>;
  hasBilling: boolean;
  acceptsTerms: boolean;
  /** Whether the delivery address goes into the address book of whoever is signed in. */
  savesAddress: boolean;
};

/** A draft in which nothing is typed yet, both of its addresses in a country (ISO code). */
export function emptyDraft(country: string): CheckoutDraft {
  const texts = { "address.country": country, "billing.country": country };
  return { texts, hasBilling: false, acceptsTerms: false, savesAddress: false };
}

/** What is typed in a field, "" where nothing is. */
export function textOf(draft: CheckoutDraft, path: TextPath): string {
  return draft.texts[path] ?? "";
}

/** The draft with another text in a field. */
export function withText(draft: CheckoutDraft, path: TextPath, text: string): CheckoutDraft {
  return { ...draft, texts: { ...draft.texts, [path]: text } };
}

/** What the draft alone does not decide: a method that the country has, and a coupon and gift cards that apply. */
export type CheckoutChoice = { method: string; coupon?: string | undefined; giftCards?: readonly string[] | undefined };

/** The draft in the form that the checkout schema checks. */
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

/** What is typed of an address, part by part. */
export function addressOf(draft: CheckoutDraft, kind: AddressKind): Partial<Record<AddressPart, string>> {
  return Object.fromEntries(addressParts.map((part) => [part, textOf(draft, `${kind}.${part}`)]));
}

/** The draft with this delivery address and nothing of another. */
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

/** Makes a draft of stored text; what makes no sense is left out, and so is a country that is no longer served. */
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

/** Cart lines in the form that is ordered: ids, choices and quantities, never a price. */
export function orderedLinesOf(lines: readonly Omit<CartLine, "cartItemId">[]): OrderedLine[] {
  return lines.map(({ _id, quantity, selectedProductColor: color, selectedProductSize: size }) => ({
    id: _id,
    ...(color && { color }),
    ...(size && { size }),
    quantity,
  }));
}
