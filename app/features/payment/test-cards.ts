import type { Database } from "../../../db/tables.ts";
import type { Cents } from "../catalogue/product.ts";
import type { PlaceOrderInput } from "../checkout/place-order.ts";
import { issueGiftCards } from "../gift-cards/gift-cards.server.ts";
import { orderInput, testSecrets } from "../orders/test-shop.ts";
import { cardSharesOf } from "../refunds/plan-refund.ts";

/** Issues a new card with a value in cents; returns its code. */
export async function issueCard(db: Database, value: number, expiresOn = "2031-12-31"): Promise<string> {
  const now = new Date("2026-11-01T09:00:00Z");
  const cards = { value: value as Cents, count: 1, currency: "EUR", expiresOn };
  const [code = ""] = await issueGiftCards(db, { ...cards, secrets: testSecrets, now });
  return code;
}

/** Records that an order took the whole balance of a new card. */
export async function payWithFreshCard(db: Database, orderId: string): Promise<void> {
  await issueCard(db, 500);
  const { id } = await db.selectFrom("gift_cards").select("id").executeTakeFirstOrThrow();
  await db.updateTable("gift_cards").set({ balance: 0 }).where("id", "=", id).execute();
  const use = { amount: 500, balance_after: 0, returned: 0, released_at: null, position: 0 };
  await db
    .insertInto("gift_card_uses")
    .values({ order_id: orderId, card_id: id, ...use })
    .execute();
}

/** An order as sent by a browser, paid with a gift card. */
export function withCard(lines: PlaceOrderInput["lines"], giftCard: string, coupon?: string): PlaceOrderInput {
  return withCards(lines, [giftCard], coupon);
}

/** Like `withCard`, with several cards. */
export function withCards(
  lines: PlaceOrderInput["lines"],
  giftCards: readonly string[],
  coupon?: string,
): PlaceOrderInput {
  const input = orderInput(lines);
  return { ...input, checkout: { ...input.checkout, giftCards: [...giftCards], ...(coupon && { coupon }) } };
}

/** Returns what refunds of an order credited back to cards, in total and summed card by card. */
export async function sharesWritten(db: Database, orderId: string) {
  const refunds = await db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).execute();
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    toCards: sum(refunds.map((refund) => refund.to_card)),
    written: sum(refunds.flatMap(cardSharesOf).map(({ amount }) => amount)),
  };
}

/** Returns sums for an invariant: card balances plus what orders took always equals the value issued. */
export async function cardSums(db: Database) {
  const cards = await db.selectFrom("gift_cards").selectAll().execute();
  const uses = await db.selectFrom("gift_card_uses").selectAll().execute();
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const issued = sum(cards.map((card) => card.value));
  const left = sum(cards.map((card) => card.balance));
  const taken = sum(uses.map((use) => use.amount - use.returned));
  return { issued, left, taken };
}
