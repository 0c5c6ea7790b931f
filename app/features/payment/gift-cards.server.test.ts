import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { blockGiftCard } from "../gift-cards/gift-cards.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import type { StoredOrder } from "../orders/read-order.server.ts";
import { testSecrets } from "../orders/test-shop.ts";
import { refundOrder } from "./refund-order.server.ts";
import { cardSums, issueCard, withCard } from "./test-cards.ts";
import { settleTestPayment } from "./test-payment.server.ts";
import { openCardShop } from "./test-spending.ts";

const three = [{ id: "2", quantity: 3 }];
const TOTAL = 5887;
const HOUR = 3_600_000;

describe.each(databaseKinds())("gift cards on %s", (kind) => {
  const shop = openCardShop(kind);
  const { clock, given, payment, deps, now, refund, pay, balance } = shop;
  async function place(giftCard: string, lines = three, coupon?: string): Promise<StoredOrder> {
    const answer = await placeOrder(deps(), withCard(lines, giftCard, coupon));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }
  const mails = async () =>
    (await shop.db.selectFrom("jobs").select("dedupe_key").execute()).map((job) => job.dedupe_key.split(":")[1]);

  test("pay a part: total and VAT are unchanged, and the provider charges the rest", async () => {
    const stored = await place(await issueCard(shop.db, 5000));
    expect(stored.order).toMatchObject({
      state: "awaiting-payment",
      total: TOTAL,
      vat: 940,
      giftCards: [{ amount: 5000, balanceAfter: 0 }],
    });
    expect(await balance()).toBe(0);
    expect(await settleTestPayment({ db: shop.db, now: clock.now }, stored, "pay")).toContain("/success");
    expect((await now(stored)).order.state).toBe("paid");
  });

  test("pay in full: the order is paid immediately, and its confirmation is sent", async () => {
    const stored = await place(await issueCard(shop.db, 9000));
    expect(stored.order).toMatchObject({ state: "paid", giftCards: [{ amount: TOTAL, balanceAfter: 9000 - TOTAL }] });
    expect(await mails()).toEqual(expect.arrayContaining(["order-confirmation", "order-notice"]));
  });

  test("that paid in full are refunded, whichever provider the shop uses by then", async () => {
    const stored = await place(await issueCard(shop.db, 9000));
    const elsewhere = { ...payment, id: "other" };
    const answer = await refundOrder(
      { db: shop.db, payment: elsewhere, secrets: testSecrets },
      stored,
      {},
      clock.now(),
    );
    expect(answer).toMatchObject({ ok: true, left: 0 });
    expect([await balance(), given]).toEqual([9000, []]);
  });

  test("can be combined with a coupon, which is applied first", async () => {
    const { order } = await place(await issueCard(shop.db, 5000), three, "FIVER");
    expect(order.total).toBe(order.goods - order.discount + order.delivery);
    expect(order).toMatchObject({
      coupon: "FIVER",
      giftCards: [{ amount: order.total - Math.max(50, order.total - 5000) }],
    });
  });

  test("spent by 20 concurrent orders in two processes pay no more than their balance", async () => {
    const code = await issueCard(shop.db, 10_000);
    // Different products, so that their stock does not serialise the orders before the card does.
    const goods = [three, [{ id: "4", color: "white", size: "m", quantity: 2 }]];
    const rivals = Array.from({ length: 20 }, (_, i) =>
      placeOrder(deps(i % 2 ? shop.other : shop.db), { ...withCard(goods[i % 2] ?? three, code), shownCharge: 0 }),
    );
    const answers = await Promise.all(rivals);
    const placed = answers.flatMap((answer) => (answer.ok ? answer.order.total : []));
    expect(placed).toHaveLength(1);
    for (const answer of answers.filter((each) => !each.ok))
      expect(answer).toMatchObject({ code: "invalid", fields: [{ path: "giftCards" }] });
    const taken = placed[0] ?? 0;
    expect(await cardSums(shop.db)).toEqual({ issued: 10_000, left: 10_000 - taken, taken });
  });

  test("pay once if the same order is sent several times concurrently", async () => {
    const input = withCard(three, await issueCard(shop.db, 10_000));
    await Promise.all(Array.from({ length: 8 }, (_, i) => placeOrder(deps(i % 2 ? shop.other : shop.db), input)));
    expect(await balance()).toBe(10_000 - TOTAL);
  });

  test("with less than the displayed balance are rejected before anything is ordered", async () => {
    const code = await issueCard(shop.db, 5000);
    const answer = await placeOrder(deps(), { ...withCard(three, code), shownCharge: 1 });
    expect(answer).toMatchObject({ code: "invalid", fields: [{ message: /has changed/ as unknown as string }] });
    expect(await balance()).toBe(5000);
  });

  test.each([
    ["unknown", async () => "3CHR-7NXD-94TK-W2PM", /do not recognise/],
    ["expired", () => issueCard(shop.db, 5000, "2026-11-20"), /has expired/],
    ["empty", async () => spent(), /nothing left/],
    ["blocked", async () => blocked(), /do not recognise/],
  ])("that are %s are refused with a message", async (_, codeOf, words) => {
    const answer = await placeOrder(deps(), withCard(three, await codeOf()));
    expect(answer).toMatchObject({ ok: false, code: "invalid", fields: [{ path: "giftCards" }] });
    expect(JSON.stringify(answer)).toMatch(words);
  });

  async function spent(): Promise<string> {
    const code = await issueCard(shop.db, 5000);
    await place(code);
    return code;
  }
  async function blocked(): Promise<string> {
    const code = await issueCard(shop.db, 5000);
    const last4 = code.slice(-4);
    expect(await blockGiftCard(shop.db, { named: last4, secrets: testSecrets, now: clock.now() })).toHaveLength(1);
    return code;
  }

  test.each<[string, (stored: StoredOrder) => Promise<unknown>]>([
    ["cancelled", (stored) => cancelOrder(shop.db, stored.id, "by-shopper", clock.now())],
    ["declined", (stored) => settleTestPayment({ db: shop.db, now: clock.now }, stored, "decline")],
    ["paid wrongly", (stored) => pay(stored, TOTAL)],
    [
      "expired",
      () => {
        clock.pass(HOUR);
        return expireHolds(shop.db, async () => true, clock.now());
      },
    ],
  ])("are credited back what an order took that is %s, once", async (_, end) => {
    const stored = await place(await issueCard(shop.db, 5000));
    await end(stored);
    await cancelOrder(shop.db, stored.id, "by-shopper", clock.now());
    expect(await balance()).toBe(5000);
    expect((await now(stored)).order.giftCards).toMatchObject([{ amount: 5000, returned: 5000, isReleased: true }]);
  });

  test("do not pay for an order paid late: only the provider's part is refunded", async () => {
    const stored = await place(await issueCard(shop.db, 5000));
    await cancelOrder(shop.db, stored.id, "by-shopper", clock.now());
    expect(await pay(stored, TOTAL - 5000)).toBe("late");
    expect(await refund(stored, { amount: 888 as Cents })).toEqual({ ok: false, code: "too-much" });
    expect(await refund(stored)).toEqual({ ok: true, amount: TOTAL - 5000, left: 0 });
    expect([given, await balance(), (await now(stored)).order.state]).toEqual([[undefined], 5000, "refunded"]);
  });

  test("share a full refund: what the provider charged goes back there, the rest to the card", async () => {
    const stored = await place(await issueCard(shop.db, 5000));
    await pay(stored, TOTAL - 5000);
    expect(await refund(stored)).toEqual({ ok: true, amount: TOTAL, left: 0 });
    expect([given, await balance(), (await now(stored)).order.state]).toEqual([[undefined], 5000, "refunded"]);
  });

  test("are credited partial refunds only after the provider's part", async () => {
    const stored = await place(await issueCard(shop.db, 5000));
    await pay(stored, TOTAL - 5000);
    await refund(stored, { amount: 500 as Cents });
    expect([given, await balance()]).toEqual([[500], 0]);
    await refund(stored, { amount: 1000 as Cents });
    expect([given, await balance()]).toEqual([[500, 387], 613]);
    await refund(stored, { amount: 1000 as Cents });
    expect([given.length, await balance()]).toEqual([2, 1613]);
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    expect([given.length, await balance(), (await now(stored)).order.state]).toEqual([2, 5000, "refunded"]);
  });

  test("that paid in full are refunded without the provider, and stay valid a year longer", async () => {
    const code = await issueCard(shop.db, 9000, "2026-11-21");
    const stored = await place(code);
    expect(await refund(stored)).toMatchObject({ ok: true, amount: TOTAL, left: 0 });
    expect([given, await balance()]).toEqual([[], 9000]);
    const card = await shop.db.selectFrom("gift_cards").selectAll().executeTakeFirst();
    expect(card?.expires_on).toBe("2027-12-31");
    const paid = await place(code);
    // Half past midnight on New Year's Day in the shop's time zone.
    await refundOrder({ db: shop.db, payment, secrets: testSecrets }, paid, {}, new Date("2026-12-31T23:30:00.000Z"));
    const later = await shop.db.selectFrom("gift_cards").selectAll().executeTakeFirst();
    expect(later?.expires_on).toBe("2028-12-31");
  });

  test("never drop below zero or exceed their value, whatever the code does", async () => {
    await issueCard(shop.db, 5000);
    const set = (cents: number) => shop.db.updateTable("gift_cards").set({ balance: cents }).execute();
    await expect(set(-1)).rejects.toThrow();
    await expect(set(5001)).rejects.toThrow();
  });
});
