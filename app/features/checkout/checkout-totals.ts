import { freeCountries, goesTo, isCollected } from "../../settings/delivery-facts.ts";
import type { CountryTerms, Coupon, DeliveryMethod, Shop } from "../../settings/shop.ts";
import { vatRateOf } from "../../settings/vat-rate.ts";
import { type Place, termsAt } from "../../settings/vat-territories.ts";
import { sum, times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { type VatPart, vatParts, vatWithin } from "../invoices/vat-parts.ts";
import { discountOf } from "./coupon.ts";

/** `vat` is the name of a reduced rate. */
export type PricedLine = { price: Cents; quantity: number; vat?: string };

export type Totals = {
  goods: Cents;
  discount: Cents;
  delivery: Cents;
  /** Included in `total`. */
  vat: Cents;
  /** In percent; the country's standard rate if there are several. */
  vatRate: number;
  /** The total split by VAT rate, if the goods have several. */
  vatParts?: readonly VatPart[];
  total: Cents;
};

type DeliveryRules = Pick<Shop, "delivery" | "countries" | "territories">;
type Choice = Place & { method: string; coupon?: Coupon; shop: DeliveryRules & Pick<Shop, "company"> };

/**
 * Returns the cost of lines including delivery. Prices include the VAT of the place of supply: the destination country,
 * or place outside the EU's VAT area, or the shop's own country for goods collected there. Throws for a country or method that the shop does not have.
 */
export function totals(lines: readonly PricedLine[], { country, postcode, method, coupon, shop }: Choice): Totals {
  const chosen = deliveryMethods(country, shop).find((m) => m.id === method);
  const terms = termsOf({ country, postcode, method, shop });
  if (!chosen || !terms) throw new Error(`no delivery by ${method} to ${country}`);
  const goods = sum(lines.map((line) => times(line.price, line.quantity)));
  const discount = discountOf(coupon, goods);
  const delivery = deliveryPrice(chosen, { country, postcode, goods, coupon, shop });
  const total = (goods - discount + delivery) as Cents;
  return { goods, discount, delivery, ...vatOf(lines, total, terms), total };
}

/** Returns the VAT rates of the place of supply. */
export function termsOf({ country, postcode, method, shop }: Omit<Choice, "coupon">): CountryTerms | undefined {
  const chosen = deliveryMethods(country, shop).find((m) => m.id === method);
  const own = chosen && isCollected(chosen) ? shop.countries[shop.company.country] : undefined;
  return own ?? termsAt(shop, { country, postcode });
}

function vatOf(
  lines: readonly PricedLine[],
  total: Cents,
  terms: CountryTerms,
): Pick<Totals, "vat" | "vatRate" | "vatParts"> {
  const rated = lines.map(({ vat, ...line }) => ({ ...line, vatRate: vatRateOf(terms, vat) }));
  const parts = vatParts(rated, total);
  const [only, ...more] = parts;
  if (more.length > 0) return { vat: sum(parts.map(({ vat }) => vat)), vatRate: terms.vat, vatParts: parts };
  const vatRate = only?.rate ?? terms.vat;
  return { vat: vatWithin(total, vatRate), vatRate };
}

/** Returns the delivery methods available in a country, in the order of the configuration. */
export function deliveryMethods(country: string, shop: DeliveryRules): DeliveryMethod[] {
  if (!shop.countries[country]) return [];
  return shop.delivery.methods.filter((method) => goesTo(method, country));
}

/**
 * Returns the price of a method to a country. The free-delivery threshold ignores coupons, so that using one never ends
 * free delivery; it and free-delivery coupons cover the marked methods, surcharge included. Collection has none.
 */
export function deliveryPrice(
  method: DeliveryMethod,
  { country, postcode, goods, coupon, shop }: Place & { goods: Cents; coupon?: Coupon; shop: DeliveryRules },
): Cents {
  const isFree = goods >= shop.delivery.freeFrom || coupon?.kind === "free-delivery";
  if (method.freeAbove && isFree) return 0 as Cents;
  const surcharge = isCollected(method) ? 0 : (termsAt(shop, { country, postcode })?.surcharge ?? 0);
  return (method.price + surcharge) as Cents;
}

/** Returns the cents missing until delivery to a country is free; 0 if it is, or if no method ever is. */
export function missingForFreeDelivery(goods: Cents, country: string, shop: DeliveryRules): Cents {
  return (freeCountries(shop).includes(country) ? Math.max(0, shop.delivery.freeFrom - goods) : 0) as Cents;
}
