import { Hono } from "hono";
import { z } from "zod/mini";
import { orderedLine } from "../../app/features/checkout/checkout-schema.ts";
import { quote } from "../../app/features/checkout/quote.ts";
import type { Deps } from "./deps.ts";
import { readBody } from "./read-body.ts";

/** `POST /`: what a cart would cost, delivered to a country. */
export function quoteRoutes({ catalogue, shop, coupons, now }: Deps): Hono {
  const country = z
    .string()
    .check(z.refine((given) => given in shop.countries, { error: "Choose a country that we deliver to." }));
  const request = z.object({
    lines: z.array(orderedLine).check(z.maxLength(100)),
    country,
    method: z.optional(z.string()),
    coupon: z.optional(z.string().check(z.maxLength(40))),
  });
  return new Hono().post("/", async (c) => {
    const read = await readBody(c, request);
    if (!read.ok) return read.response;
    const products = await catalogue.products(read.body.lines.map((line) => line.id));
    return c.json(quote(read.body, { catalogue: products, shop, coupons, now: now() }));
  });
}
