import { Hono } from "hono";
import { z } from "zod/mini";
import { findCoupon } from "../../app/features/checkout/coupon.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import { tooMany } from "./order-access.ts";
import { createSharedLimit, limits } from "./shared-limit.ts";

const request = z.object({ code: token(40) });

/** `POST /`: what a coupon takes off, for whoever has its code; `coupon` is null for a code that there is not. */
export function couponRoutes(deps: Deps): Hono {
  const { coupons, environment } = deps;
  const wrongCoupons = createSharedLimit(deps, limits.wrongCoupons);
  return new Hono().post("/", jsonBody(request), async (c) => {
    const { body } = c.var;
    const address = clientNetwork(c, environment);
    const wait = await wrongCoupons.check(address);
    if (wait > 0) return tooMany(c, wait);
    const coupon = findCoupon(body.code, coupons) ?? null;
    if (!coupon) await wrongCoupons.count(address);
    return c.json({ coupon });
  });
}
