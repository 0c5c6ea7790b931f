import type { Database } from "../../../db/tables.ts";
import { dayIn } from "../../platform/dates/day-in.ts";
import type { FieldError } from "../../platform/requests/api-client.ts";
import type { Coupon, Shop } from "../../settings/shop.ts";
import { sum, times } from "../catalogue/price.ts";
import type { PricedLine } from "./checkout-totals.ts";
import { checkCoupon, couponErrorOf } from "./coupon.ts";

type Take = {
  typed: string | undefined;
  lines: readonly PricedLine[];
  email: string;
  orderId: string;
  shop: Pick<Shop, "timeZone">;
  coupons: readonly Coupon[];
  now: Date;
};

type TakeAnswer = { ok: true; coupon?: Coupon } | { ok: false; field: FieldError };

/** Checks an order's coupon and, if each customer may use it once, records its use. */
export async function takeCoupon(
  trx: Database,
  { typed, lines, email, orderId, shop, coupons, now }: Take,
): Promise<TakeAnswer> {
  if (!typed) return { ok: true };
  const goods = sum(lines.map((line) => times(line.price, line.quantity)));
  const answer = checkCoupon(typed, goods, dayIn(shop.timeZone, now), coupons);
  if (!answer.ok) return { ok: false, field: couponErrorOf(answer) };
  const { coupon } = answer;
  if (!coupon.oncePerCustomer) return { ok: true, coupon };
  const used = await trx
    .insertInto("coupon_uses")
    .values({ code: coupon.code, customer: await customerAt(trx, email), order_id: orderId })
    .onConflict((conflict) => conflict.columns(["code", "customer"]).doNothing())
    .returning("code")
    .executeTakeFirst();
  if (used) return { ok: true, coupon };
  return { ok: false, field: couponErrorOf({ ok: false, code: "coupon-used" }) };
}

/** Returns the address of the customer who had this one before, unless an account has it now; else the address itself. */
async function customerAt(db: Database, written: string): Promise<string> {
  const email = written.toLowerCase();
  const current = await db
    .selectFrom("former_addresses")
    .innerJoin("users", "users.id", "user_id")
    .select("users.email")
    .where("former_addresses.email", "=", email)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("users as now").select("now.id").where("now.email", "=", email))),
    )
    .orderBy("until", "desc")
    .executeTakeFirst();
  return current?.email ?? email;
}
