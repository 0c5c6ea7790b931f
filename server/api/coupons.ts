import { Hono } from "hono";
import { z } from "zod/mini";
import { findCoupon } from "../../app/features/checkout/coupon.ts";
import type { Deps } from "./deps.ts";
import { readBody } from "./read-body.ts";

const request = z.object({ code: z.string().check(z.maxLength(40)) });

/** `POST /`: what a coupon takes off, for whoever has its code; `coupon` is null for a code that there is not. */
export function couponRoutes({ coupons }: Deps): Hono {
  return new Hono().post("/", async (c) => {
    const read = await readBody(c, request);
    return read.ok ? c.json({ coupon: findCoupon(read.body.code, coupons) ?? null }) : read.response;
  });
}
