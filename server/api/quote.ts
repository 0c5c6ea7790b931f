import { Hono } from "hono";
import { z } from "zod/mini";
import { MAX_ORDER_LINES, orderedLine } from "../../app/features/checkout/checkout-schema.ts";
import { couponMessages } from "../../app/features/checkout/coupon.ts";
import { quote } from "../../app/features/checkout/quote.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import { dayIn } from "../../app/platform/dates/day-in.ts";
import { tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { jsonBody, languageSchema } from "./json-body.ts";
import { orderedGoods } from "./ordered-goods.ts";
import { createSharedLimits, limits, type Use } from "./shared-limit.ts";

/** `POST /`: what a cart would cost, delivered to a country. */
export function quoteRoutes(deps: Deps): Hono {
  const { shop, coupons, environment, now } = deps;
  const shared = createSharedLimits(deps);
  const country = z
    .string()
    .check(
      z.refine((given) => Object.hasOwn(shop.countries, given), { error: "Choose a country that we deliver to." }),
    );
  const request = z.object({
    lines: z.array(orderedLine).check(z.maxLength(MAX_ORDER_LINES)),
    country,
    postcode: z.optional(token(16)),
    method: z.optional(token(40)),
    coupon: z.optional(token(40)),
    language: z.optional(languageSchema(shop.languages)),
  });
  return new Hono().post("/", jsonBody(request), async (c) => {
    const { body } = c.var;
    const guesses: Use[] = body.coupon ? [[limits.wrongCoupons, clientNetwork(c, environment)]] : [];
    const wait = await shared.count(...guesses);
    if (wait > 0) return tooMany(c, wait);
    const ids = body.lines.map((line) => line.id);
    const goods = await orderedGoods(deps, ids, body.language ?? shop.fallbackLanguage);
    const answer = quote(body, { ...goods, shop, coupons, today: dayIn(shop.timeZone, now()) });
    if (answer.couponError?.message !== couponMessages["coupon-unknown"]) await shared.giveBack(...guesses);
    return c.json(answer);
  });
}
