import { sum, times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { type VatPart, vatParts, vatWithin } from "../invoices/vat-parts.ts";
import { freeMethods, goesTo, isCollected } from "../shop/delivery-facts.ts";
import type { CountryTerms, Coupon, DeliveryMethod, Shop } from "../shop/shop.ts";
import { vatRateOf } from "../shop/vat-rate.ts";
import { discountOf } from "./coupon.ts";

/** `vat` is the name of a lower rate. */
export type PricedLine = { price: Cents; quantity: number; vat?: string };

export type Totals = {
  goods: Cents;
  discount: Cents;
  delivery: Cents;
  /** Contained in `total`. */
  vat: Cents;
  /** Percent; where there are several, the country's standard one. */
  vatRate: number;
  /** Where goods of several rates are in it: the total, parted by them. */
  vatParts?: readonly VatPart[];
  total: Cents;
};

type DeliveryRules = Pick<Shop, "delivery" | "countries">;
type Choice = { country: string; method: string; coupon?: Coupon; shop: DeliveryRules & Pick<Shop, "company"> };

/**
 * What lines cost, delivered. Prices include the VAT of where the goods change hands: of the country that they go to, or of
 * the shop's own where they are collected in it. Throws for a country or method that the shop does not have.
 */
export function totals(lines: readonly PricedLine[], { country, method, coupon, shop }: Choice): Totals {
  const chosen = deliveryMethods(country, shop).find((m) => m.id === method);
  const terms = termsOf({ country, method, shop });
  if (!chosen || !terms) throw new Error(`no delivery by ${method} to ${country}`);
  const goods = sum(lines.map((line) => times(line.price, line.quantity)));
  const discount = discountOf(coupon, goods);
  const delivery = deliveryPrice(chosen, { country, goods, coupon, shop });
  const total = (goods - discount + delivery) as Cents;
  return { goods, discount, delivery, ...vatOf(lines, total, terms), total };
}

/** The rates that hold where the goods change hands. */
export function termsOf({ country, method, shop }: Omit<Choice, "coupon">): CountryTerms | undefined {
  const chosen = deliveryMethods(country, shop).find((m) => m.id === method);
  const own = chosen && isCollected(chosen) ? shop.countries[shop.company.country] : undefined;
  return own ?? shop.countries[country];
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

/** The delivery methods that a country can choose from, in the order of the configuration. */
export function deliveryMethods(country: string, shop: DeliveryRules): DeliveryMethod[] {
  if (!shop.countries[country]) return [];
  return shop.delivery.methods.filter((method) => goesTo(method, country));
}

/**
 * What a method costs to a country. The threshold looks at the goods before a coupon, so that using one never takes
 * free delivery away; both it and a free-delivery coupon cover the methods marked for it, surcharge included. What is collected costs the same wherever it is taken to.
 */
export function deliveryPrice(
  method: DeliveryMethod,
  { country, goods, coupon, shop }: { country: string; goods: Cents; coupon?: Coupon; shop: DeliveryRules },
): Cents {
  const isFree = goods >= shop.delivery.freeFrom || coupon?.kind === "free-delivery";
  if (method.freeAbove && isFree) return 0 as Cents;
  const surcharge = isCollected(method) ? 0 : (shop.countries[country]?.surcharge ?? 0);
  return (method.price + surcharge) as Cents;
}

/** Cents still missing until delivery is free; 0 when it is, and where no method ever is. */
export function missingForFreeDelivery(goods: Cents, shop: DeliveryRules): Cents {
  return (freeMethods(shop).length > 0 ? Math.max(0, shop.delivery.freeFrom - goods) : 0) as Cents;
}
