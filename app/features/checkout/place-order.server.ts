import { createHash } from "node:crypto";
import { isWaitEnded } from "../../../db/is-database-unavailable.ts";
import { newId } from "../../../db/new-id.ts";
import type { Secrets } from "../../../db/secrets.ts";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { isStuck } from "../../../db/unconfirmed-commits.ts";
import { ownCurrency } from "../../settings/own-currency.ts";
import type { Coupon, Shop } from "../../settings/shop.ts";
import type { Cents } from "../catalogue/product.ts";
import { takeFromGiftCards } from "../gift-cards/card-uses.server.ts";
import { giftCardMessages } from "../gift-cards/gift-card.ts";
import { type Failpoints, noFailpoints } from "../orders/failpoints.server.ts";
import type { LineChoice } from "../orders/order.ts";
import { payNow } from "../orders/pay-order.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import { takeStock } from "../stock/stock.server.ts";
import { tooMany } from "./checkout-schema.ts";
import { totals } from "./checkout-totals.ts";
import { holdTheGoods } from "./hold-the-goods.server.ts";
import type { OrderRefusal, PlaceOrderAnswer, PlaceOrderInput } from "./place-order.ts";
import { type CataloguedLine, type OrderedGoods, priceLines } from "./price-lines.ts";
import { storeOrder } from "./store-order.server.ts";
import { takeCoupon } from "./take-coupon.server.ts";
import { readUnpaid, type Unpaid } from "./unpaid-orders.server.ts";

export type OrderDeps = OrderedGoods & {
  db: Database;
  shop: Shop;
  coupons: readonly Coupon[];
  now: () => Date;
  /** The payment provider's id. */
  provider: string;
  /** The provider's minimum charge; unset if there is none. */
  least?: Cents;
  /** The shop's secrets, used to hash gift card codes. */
  secrets: Secrets;
  failpoints?: Failpoints;
};

/** The largest integer both databases can store: 21,474,836.47 in the shop's currency. */
const MAX_CENTS = 2 ** 31 - 1;

/** Rolls the transaction back and carries the response out of it. */
class Refused extends Error {
  readonly answer: OrderRefusal;
  constructor(answer: OrderRefusal) {
    super(answer.code);
    this.answer = answer;
  }
}

/** Prices the lines, holds their stock and stores the order, all or nothing; a known key returns its order again. */
export async function placeOrder(deps: OrderDeps, input: PlaceOrderInput): Promise<PlaceOrderAnswer> {
  try {
    const id = await placeByKey(deps, input);
    await deps.failpoints?.("after-commit");
    const stored = await orderById(deps.db, id);
    if (!stored) throw new Error(`order ${id} was stored and is not there`);
    return { ok: true, ...stored };
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/**
 * Tries once more after a wait that was too long: the key tells whether the first attempt counted after all. While the
 * database confirms nothing, a second attempt would wait for the first: the shopper's next press asks by the same key.
 */
async function placeByKey(deps: OrderDeps, input: PlaceOrderInput): Promise<string> {
  const place = () => transact(deps.db, (trx) => placeWithin(trx, deps, input));
  try {
    return await place();
  } catch (error) {
    if (!isWaitEnded(error) || isStuck(deps.db)) throw error;
    return place();
  }
}

async function placeWithin(trx: Trx, deps: OrderDeps, input: PlaceOrderInput): Promise<string> {
  const { shop, coupons, failpoints = noFailpoints } = deps;
  const now = deps.now();
  const id = newId(now);
  const earlier = await claimKey(trx, input, id, now);
  if (earlier) return earlier;
  await failpoints("after-key");

  const { lines, gone } = priceLines(input.lines, deps);
  if (gone.length > 0) throw new Refused({ ok: false, code: "gone", lines: gone });
  const unpaid = await refuseHoarding(trx, input, lines, now);
  const { address, contact, coupon: typed, method } = input.checkout;
  const { email } = contact;
  const couponAnswer = await takeCoupon(trx, { typed, lines, email, orderId: id, shop, coupons, now });
  if (!couponAnswer.ok) throw new Refused({ ok: false, code: "invalid", fields: [couponAnswer.field] });
  const { coupon } = couponAnswer;
  const sums = totals(lines, { country: address.country, postcode: address.postcode, method, coupon, shop });
  if (Math.max(sums.goods, sums.total) > MAX_CENTS)
    throw new Refused({ ok: false, code: "invalid", fields: [{ path: "lines", message: tooMany }] });
  if (input.shownTotal !== undefined && input.shownTotal !== sums.total)
    throw new Refused({ ok: false, code: "price-changed", total: sums.total });

  const short = await takeStock(trx, lines, now);
  if (short.size > 0) throw new Refused({ ok: false, code: "sold-out", lines: shortLines(lines, short) });
  const held = await holdTheGoods(trx, { lines, unpaid, from: input.limited, shop, now });
  if (!held.ok) throw new Refused(held);
  await failpoints("after-stock");

  const { holdUntil } = held;
  await storeOrder(trx, { id, now, input, lines, sums, coupon, shop, provider: deps.provider, holdUntil });
  const charge = await chargeBehindCards(trx, deps, { input, orderId: id, total: sums.total, now });
  const { least } = deps;
  if (least && charge > 0 && charge < least) throw new Refused({ ok: false, code: "too-little", least });
  if (charge === 0) await payNow(trx, id, now);
  await failpoints("after-insert");
  return id;
}

type Charge = { input: PlaceOrderInput; orderId: string; total: Cents; now: Date };

/** Pays the order with its gift cards, if any, and returns the remaining charge. */
async function chargeBehindCards(
  trx: Trx,
  { secrets, shop }: OrderDeps,
  { input, orderId, total, now }: Charge,
): Promise<number> {
  const { giftCards: typed = [] } = input.checkout;
  const refusal = (code: keyof typeof giftCardMessages) =>
    new Refused({ ok: false, code: "invalid", fields: [{ path: "giftCards", message: giftCardMessages[code] }] });
  const take = { typed, currency: ownCurrency, secrets, orderId, total, shop, now };
  const taken = typed.length > 0 && total > 0 ? await takeFromGiftCards(trx, take) : { ok: true as const, amount: 0 };
  if (!taken.ok) throw refusal(taken.code);
  const charge = total - taken.amount;
  if (input.shownCharge !== undefined && input.shownCharge !== charge) throw refusal("gift-card-changed");
  return charge;
}

/** Inserts the key, or returns the order that already has it. Waits for a concurrent request with the same key. */
async function claimKey(trx: Trx, input: PlaceOrderInput, id: string, now: Date): Promise<string | undefined> {
  const row = {
    key: input.key,
    body_hash: orderHash(input),
    order_id: id,
    created_at: now.toISOString(),
    network: input.limited?.network ?? null,
    holder: input.limited?.holder ?? null,
  };
  const claimed = await trx
    .insertInto("order_keys")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed) return undefined;
  const seen = await trx.selectFrom("order_keys").selectAll().where("key", "=", input.key).executeTakeFirstOrThrow();
  if (seen.body_hash !== row.body_hash) throw new Refused({ ok: false, code: "key-reused" });
  return seen.order_id;
}

/** Stops anyone from blocking stock with unpaid orders; returns what they have, where that is limited. */
async function refuseHoarding(
  trx: Trx,
  { limited }: PlaceOrderInput,
  lines: readonly CataloguedLine[],
  now: Date,
): Promise<Unpaid | undefined> {
  if (!limited) return undefined;
  const items = lines.map((line) => line.item);
  const unpaid = await readUnpaid(trx, limited, items, now);
  if (unpaid.isAtLimit) throw new Refused({ ok: false, code: "too-many-unpaid" });
  return unpaid;
}

/** What tells one order from another with the same key. */
export function orderHash({ lines, language, checkout }: Pick<PlaceOrderInput, "lines" | "language" | "checkout">) {
  return createHash("sha256")
    .update(JSON.stringify([lines, language, checkout]))
    .digest("base64url");
}

function shortLines(lines: readonly CataloguedLine[], short: Map<string, number>): (LineChoice & { left: number })[] {
  return lines
    .filter((line) => short.has(line.item))
    .map(({ id, color, size, item }) => ({ id, color, size, left: short.get(item) ?? 0 }));
}
