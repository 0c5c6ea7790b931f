import { Hono } from "hono";
import { z } from "zod/mini";
import { findCoupon } from "../../app/features/checkout/coupon.ts";
import { findGiftCard } from "../../app/features/gift-cards/gift-cards.server.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import { lookUpOrder } from "../../app/features/orders/read-order.server.ts";
import { dayIn } from "../../app/platform/dates/day-in.ts";
import { ownCurrency } from "../../app/settings/own-currency.ts";
import { tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import { createSharedLimits, limits, type Use } from "./shared-limit.ts";

const request = z.object({
  code: token(40),
  /** This checkout's own unpaid order: what it took from a gift card counts as available. */
  order: z.optional(z.object({ number: token(40), code: token(60) })),
});

/**
 * `POST /`: the coupon or gift card with a code (both null if unknown), and the shop's current day, to tell whether it
 * is valid today.
 */
export function couponRoutes(deps: Deps): Hono {
  const { db, coupons, environment, shop, now } = deps;
  const shared = createSharedLimits(deps);
  return new Hono().post("/", jsonBody(request), async (c) => {
    const { code, order } = c.var.body;
    const guess: Use = [limits.wrongCoupons, clientNetwork(c, environment)];
    const wait = await shared.count(guess);
    if (wait > 0) return tooMany(c, wait);
    const coupon = findCoupon(code, coupons) ?? null;
    const today = dayIn(shop.timeZone, now());
    const unpaid = order && !coupon ? await lookUpOrder(db, order.number, order.code) : undefined;
    const card = { typed: code, currency: ownCurrency, secrets: environment.secrets };
    const giftCard = coupon ? null : ((await findGiftCard(db, card, unpaid?.id)) ?? null);
    if (coupon || giftCard) await shared.giveBack(guess);
    return c.json({ coupon, giftCard, today });
  });
}
