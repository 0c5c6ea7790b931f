import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { shipOrder } from "../orders/fulfil-order.server.ts";
import type { StoredOrder } from "../orders/read-order.server.ts";
import { cardSums, issueCard, sharesWritten, withCards } from "./test-cards.ts";
import { openCardShop } from "./test-spending.ts";

const three = [{ id: "2", quantity: 3 }];
const TOTAL = 5887;

describe.each(databaseKinds())("several gift cards for one order, on %s", (kind) => {
  const shop = openCardShop(kind);
  const { clock, given, deps, now, refund, pay, balance } = shop;
  const parts = async (stored: StoredOrder) =>
    ((await now(stored)).order.giftCards ?? []).map(({ last4, amount, returned = 0 }) => [last4, amount, returned]);
  const threeCards = async () => [
    await issueCard(shop.db, 1000),
    await issueCard(shop.db, 2000, "2027-12-31"),
    await issueCard(shop.db, 1500),
  ];
  const last4 = (code: string | undefined) => code?.slice(-4);
  async function placeWith(codes: readonly string[]): Promise<StoredOrder> {
    const answer = await placeOrder(deps(), withCards(three, codes));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }

  test("are spent in order, and the provider charges the rest", async () => {
    const [a, soon, c] = await threeCards();
    const stored = await placeWith([a ?? "", soon ?? "", c ?? ""]);
    expect(await parts(stored)).toEqual([
      [last4(soon), 2000, 0],
      [last4(a), 1000, 0],
      [last4(c), 1500, 0],
    ]);
    expect(await pay(stored, TOTAL - 4500)).toBe("paid");
  });

  test("together pay in full, or leave at least 50 cents", async () => {
    const whole = await placeWith([await issueCard(shop.db, 5000), await issueCard(shop.db, 5000)]);
    expect(whole.order.state).toBe("paid");
    expect(await balance()).toBe(10_000 - TOTAL);
    const almost = await placeWith([await issueCard(shop.db, 5000), await issueCard(shop.db, TOTAL - 5010)]);
    expect(almost.order.giftCards?.map(({ amount }) => amount)).toEqual([5000, TOTAL - 5050]);
  });

  test("count once even if one is entered repeatedly", async () => {
    const code = await issueCard(shop.db, 2000);
    const stored = await placeWith([code, code.toLowerCase(), code.replaceAll("-", " ")]);
    expect(await parts(stored)).toEqual([[last4(code), 2000, 0]]);
  });

  test("are all left unchanged if one of them is refused", async () => {
    const codes = [await issueCard(shop.db, 2000), await issueCard(shop.db, 2000, "2026-11-20")];
    expect(await placeOrder(deps(), withCards(three, codes))).toMatchObject({ ok: false, code: "invalid" });
    expect(await balance()).toBe(4000);
  });

  test("are each credited back, once, by an order that ends unpaid", async () => {
    const stored = await placeWith(await threeCards());
    await Promise.all([
      cancelOrder(shop.db, stored.id, "by-shopper", clock.now()),
      cancelOrder(shop.other, stored.id, "by-shopper", clock.now()),
    ]);
    expect(await balance()).toBe(4500);
    expect((await parts(stored)).every(([, amount, returned]) => amount === returned)).toBe(true);
  });

  test("stay spent when the goods are sent", async () => {
    const stored = await placeWith(await threeCards());
    await pay(stored, TOTAL - 4500);
    await shipOrder(shop.db, stored.id, clock.now());
    expect([await balance(), (await parts(stored)).every(([, , returned]) => returned === 0)]).toEqual([0, true]);
  });

  test("are credited partial refunds after the provider, the last one spent first", async () => {
    const [a, soon, c] = await threeCards();
    const stored = await placeWith([a ?? "", soon ?? "", c ?? ""]);
    await pay(stored, TOTAL - 4500);
    await refund(stored, { amount: (TOTAL - 4500 + 2000) as Cents });
    expect(await parts(stored)).toEqual([
      [last4(soon), 2000, 0],
      [last4(a), 1000, 500],
      [last4(c), 1500, 1500],
    ]);
    const { written, toCards } = await sharesWritten(shop.db, stored.id);
    expect([written, toCards]).toEqual([2000, 2000]);
    expect(await refund(stored)).toMatchObject({ ok: true, amount: 2500, left: 0 });
    expect([given, await balance(), (await now(stored)).order.state]).toEqual([[TOTAL - 4500], 4500, "refunded"]);
    expect(await sharesWritten(shop.db, stored.id)).toEqual({ written: 4500, toCards: 4500 });
  });

  test("used in opposite orders concurrently, in two processes, do not deadlock", async () => {
    const [a, b] = [await issueCard(shop.db, 60_000), await issueCard(shop.db, 60_000)];
    // Different products, so that their stock does not serialise the orders before the cards do.
    const goods = [[{ id: "2", quantity: 1 }], [{ id: "4", color: "white", size: "m", quantity: 1 }]];
    const rivals = Array.from({ length: 16 }, (_, i) =>
      placeOrder(deps(i % 2 ? shop.other : shop.db), withCards(goods[i % 2] ?? [], i % 2 ? [a, b] : [b, a])),
    );
    const answers = await Promise.all(rivals);
    const placed = answers.filter((answer) => answer.ok);
    expect(placed).toHaveLength(16);
    const sums = await cardSums(shop.db);
    expect(sums.left + sums.taken).toBe(sums.issued);
    expect(sums.taken).toBe(placed.reduce((all, answer) => all + (answer.ok ? answer.order.total : 0), 0));
  }, 60_000);
});
