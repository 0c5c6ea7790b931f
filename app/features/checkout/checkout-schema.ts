import { z } from "zod/mini";
import { normalizeCharacters } from "../../platform/i18n/normalize-characters.ts";
import { checkoutFields } from "../../settings/checkout-fields.ts";
import { goesTo, isCollected } from "../../settings/delivery-facts.ts";
import type { Shop } from "../../settings/shop.ts";
import { type Place, territoryTerms } from "../../settings/vat-territories.ts";
import { MAX_GIFT_CARDS, MAX_LINES, MAX_PIECES } from "../cart/cart.ts";
import { MAX_CHOICE_NAME } from "../catalogue/product-limits.ts";
import { tooManyCards } from "../gift-cards/gift-card.ts";
import { emailAddress, line, optionalLine, token } from "../orders/form-fields.ts";
import { addressSchema } from "./address-schema.ts";
import { fieldRules } from "./field-rules.ts";

/** Maximum number of lines in an order, and of pieces in a line: what a cart holds can be ordered. */
export const MAX_ORDER_LINES = MAX_LINES;

const quantityError = "Enter a whole number.";
/** Error message for an order that exceeds the limits. */
export const tooMany = "You cannot order that many at once.";

/** A cart line as the browser sends it: product, variation and quantity, never a price. */
export const orderedLine = z.object({
  id: line(40, "We could not find this product."),
  color: optionalLine(MAX_CHOICE_NAME),
  size: optionalLine(MAX_CHOICE_NAME),
  quantity: z.int({ error: quantityError }).check(z.minimum(1, quantityError), z.maximum(MAX_PIECES, tooMany)),
});

export const orderedLines = z
  .array(orderedLine, { error: "Your cart is empty." })
  .check(z.minLength(1, "Your cart is empty."), z.maxLength(MAX_ORDER_LINES, tooMany));

/** Returns the schema of the checkout form, which browser and server validate with the same rules. */
export function checkoutSchema(shop: Pick<Shop, "countries" | "delivery" | "territories">) {
  const countries = Object.keys(shop.countries);
  const form = z.object({
    contact: z.object({
      ...fieldRules(checkoutFields.contact),
      email: emailAddress,
      phone: z.optional(
        z.pipe(
          z.pipe(
            z.pipe(z.string(), z.transform(normalizeCharacters)),
            z.string().check(z.regex(/^$|^\+?[\d ()/.-]{5,25}$/, "Enter a phone number, or leave this empty.")),
          ),
          z.transform((phone) => phone || undefined),
        ),
      ),
    }),
    address: addressSchema(countries),
    billing: z.optional(addressSchema(countries)),
    method: z.string({ error: "Choose a delivery method." }),
    coupon: optionalLine(40),
    giftCards: z.optional(z.array(token(40)).check(z.maxLength(MAX_GIFT_CARDS, tooManyCards))),
    ...fieldRules(checkoutFields.order),
    acceptsTerms: z.literal(true, { error: "Please accept the terms." }),
  });
  return form.check(
    z.refine(({ method, address }) => isOffered(shop, method, address.country), {
      error: "Choose a delivery method.",
      path: ["method"],
    }),
    z.refine(({ method, address }) => isCollected({ id: method }) || isReached(shop, address), {
      error: "We do not deliver to this postcode: it is outside the EU’s VAT area.",
      path: ["address", "postcode"],
    }),
  );
}

function isReached(shop: Pick<Shop, "territories">, address: Place): boolean {
  const place = territoryTerms(shop, address);
  return place === undefined || place.terms !== undefined;
}

function isOffered(shop: Pick<Shop, "delivery">, id: string, country: string): boolean {
  return shop.delivery.methods.some((method) => method.id === id && goesTo(method, country));
}

export type Checkout = z.infer<ReturnType<typeof checkoutSchema>>;
export type OrderedLine = z.infer<typeof orderedLine>;
