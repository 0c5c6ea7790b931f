import type { FieldError } from "../../platform/requests/api-client.ts";
import { ownCurrency } from "../../settings/own-currency.ts";
import type { Coupon, Shop } from "../../settings/shop.ts";
import { sum, times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import type { GiftCardPart } from "../gift-cards/gift-card.ts";
import type { LineChoice } from "../orders/order.ts";
import type { OrderedLine } from "./checkout-schema.ts";
import { deliveryMethods, deliveryPrice, missingForFreeDelivery, type Totals, totals } from "./checkout-totals.ts";
import { checkCoupon, couponErrorOf } from "./coupon.ts";
import { type CataloguedLine, type OrderedGoods, priceLines } from "./price-lines.ts";

export type QuoteRequest = {
  lines: readonly OrderedLine[];
  country: string;
  postcode?: string;
  method?: string;
  coupon?: string;
};

/** The cost of a cart if it were ordered now. */
export type Quote = Totals & {
  currency: string;
  country: string;
  postcode?: string;
  method: string;
  methods: readonly { id: string; name: string; days: readonly [number, number]; price: Cents }[];
  lines: readonly CataloguedLine[];
  gone: readonly LineChoice[];
  missingForFreeDelivery: Cents;
  coupon?: Pick<Coupon, "code" | "kind">;
  couponError?: FieldError;
  /** What the cart's gift cards would pay, by code; only the browser knows the codes. */
  giftCards?: readonly (GiftCardPart & { code: string })[];
};

type QuoteDeps = OrderedGoods & { shop: Shop; coupons: readonly Coupon[]; today: string };

/** Prices a cart as `placeOrder` would, with the country's first delivery method if it lacks the wanted one. */
export function quote(
  { lines: wanted, country, postcode, method, coupon: typed }: QuoteRequest,
  { shop, coupons, today, ...ordered }: QuoteDeps,
): Quote {
  const { lines, gone } = priceLines(wanted, ordered);
  const goods = sum(lines.map((line) => times(line.price, line.quantity)));
  const offered = deliveryMethods(country, shop);
  const chosen = offered.find((m) => m.id === method) ?? offered[0];
  if (!chosen) throw new Error(`no delivery to ${country}`);
  const answer = typed ? checkCoupon(typed, goods, today, coupons) : undefined;
  const coupon = answer?.ok ? answer.coupon : undefined;
  return {
    ...totals(lines, { country, postcode, method: chosen.id, coupon, shop }),
    currency: ownCurrency,
    country,
    ...(postcode && { postcode }),
    method: chosen.id,
    methods: offered.map((m) => {
      const { id, name, days } = m;
      return { id, name, days, price: deliveryPrice(m, { country, postcode, goods, coupon, shop }) };
    }),
    lines,
    gone,
    missingForFreeDelivery: missingForFreeDelivery(goods, country, shop),
    ...(coupon && { coupon: { code: coupon.code, kind: coupon.kind } }),
    ...(answer && !answer.ok && { couponError: couponErrorOf(answer) }),
  };
}
