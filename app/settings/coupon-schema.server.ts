import { z } from "zod";
import { cents, day, list, whole } from "./schema-kinds.server.ts";
import { fields, wanted } from "./schema-words.server.ts";
import type { Coupon } from "./shop.ts";

const couponParts = {
  code: z
    .string(wanted('the code, as in "WELCOME10"'))
    .regex(/^[A-Z0-9-]{3,20}$/, wanted('3 to 20 capital letters, digits or hyphens, as in "WELCOME10"')),
  minimum: cents(5000).optional(),
  validFrom: day.optional(),
  validTo: day.optional(),
  oncePerCustomer: z.boolean(wanted("true or false")).optional(),
};
const coupon = z.discriminatedUnion(
  "kind",
  [
    fields({
      ...couponParts,
      kind: z.literal("percent"),
      value: whole("percent, a whole number from 1 to 100", 1, 100),
    }),
    fields({ ...couponParts, kind: z.literal("amount"), value: whole("whole cents, as in 500 for 5.00", 1) }),
    fields({ ...couponParts, kind: z.literal("free-delivery"), value: whole("0: this kind has no value", 0, 0) }),
  ],
  { error: ({ input }) => wanted('"percent", "amount" or "free-delivery"').error({ input: Object(input)["kind"] }) },
);

/** The schema of `coupons` in `shop.config.ts`. */
export const couponsSchema: z.ZodType<Coupon[]> = list(coupon, "a list of coupons, or [] for none");
