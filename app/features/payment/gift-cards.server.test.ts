import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../db/tables.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { blockGiftCard } from "../gift-cards/gift-cards.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import type { RefundWish } from "../orders/plan-refund.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, resetShop, testSecret } from "../orders/test-shop.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { refundOrder } from "./refund-order.server.ts";
import { cardSums, issueCard, sharesWritten, withCard, withCards } from "./test-cards.ts";
import { settleTestPayment, testPayment } from "./test-payment.server.ts";

const three = [{ id: "2", quantity: 3 }];
const TOTAL = 5887;
const HOUR = 3_600_000;

describe.each(databaseKinds())("gift cards on %s", (kind) => {
  let database: TestDatabase;
  let other: Database;
  const clock = createClock();
  let given: (number | undefined)[];
  const payment: PaymentProvider = {
    ...testPayment,
    async refund(_, { amount }) {
      given.push(amount);
      return "done";
    },
  };
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    other = await database.openAnother();
  }, 60_000);
  beforeEach(async () => {
    await resetShop(database.db);
    given = [];
  });
  afterAll(() => database.close());

  const deps = (db = database.db) => createOrderDeps(db, { now: clock.now });
  async function place(giftCard: string, lines = three, coupon?: string): Promise<StoredOrder> {
    const answer = await placeOrder(deps(), withCard(lines, giftCard, coupon));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }
  async function now({ id }: { id: string }): Promise<StoredOrder> {
    const stored = await orderById(database.db, id);
    if (!stored) throw new Error("the order is gone");
    return stored;
  }
  const refund = async (stored: StoredOrder, wish: RefundWish = {}) =>
    refundOrder({ db: database.db, payment }, await now(stored), wish, clock.now());
  const pay = (stored: StoredOrder, amount: number) =>
    payOrder({ db: database.db, now: clock.now }, { orderId: stored.id, amount, currency: "EUR" });
  const balance = async () => (await cardSums(database.db)).left;
  const mails = async () =>
    (await database.db.selectFrom("jobs").select("dedupe_key").execute()).map((job) => job.dedupe_key.split(":")[1]);

  test("pay a part: total and VAT stay, what is left is what the provider is asked for", async () => {
    const stored = await place(await issueCard(database.db, 5000));
    expect(stored.order).toMatchObject({
      state: "awaiting-payment",
      total: TOTAL,
      vat: 940,
      giftCards: [{ amount: 5000, balanceAfter: 0 }],
    });
    expect(await balance()).toBe(0);
    expect(await settleTestPayment({ db: database.db, now: clock.now }, stored, "pay")).toContain("/success");
    expect((await now(stored)).order.state).toBe("paid");
  });

  test("pay the whole: the order is paid at once, and its confirmation goes out", async () => {
    const stored = await place(await issueCard(database.db, 9000));
    expect(stored.order).toMatchObject({ state: "paid", giftCards: [{ amount: TOTAL, balanceAfter: 9000 - TOTAL }] });
    expect(await mails()).toEqual(expect.arrayContaining(["order-confirmation", "order-notice"]));
  });

  test("that paid the whole get it back, whichever provider the shop has by then", async () => {
    const stored = await place(await issueCard(database.db, 9000));
    const elsewhere = { ...payment, id: "other" };
    const answer = await refundOrder({ db: database.db, payment: elsewhere }, stored, {}, clock.now());
    expect(answer).toMatchObject({ ok: true, left: 0 });
    expect([await balance(), given]).toEqual([9000, []]);
  });

  test("stand beside a coupon, which comes first", async () => {
    const { order } = await place(await issueCard(database.db, 5000), three, "FIVER");
    expect(order.total).toBe(order.goods - order.discount + order.delivery);
    expect(order).toMatchObject({
      coupon: "FIVER",
      giftCards: [{ amount: order.total - Math.max(50, order.total - 5000) }],
    });
  });

  test("spent by 20 orders at once, in two processes, pay no more than they have", async () => {
    const code = await issueCard(database.db, 10_000);
    const rivals = Array.from({ length: 20 }, (_, i) =>
      placeOrder(deps(i % 2 ? other : database.db), { ...withCard(three, code), shownCharge: 0 }),
    );
    const answers = await Promise.all(rivals);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers.filter((each) => !each.ok))
      expect(answer).toMatchObject({ code: "invalid", fields: [{ path: "giftCards" }] });
    expect(await cardSums(database.db)).toEqual({ issued: 10_000, left: 10_000 - TOTAL, taken: TOTAL });
  });

  test("whose orders are sent twice at once pay once", async () => {
    const input = withCard(three, await issueCard(database.db, 10_000));
    await Promise.all(Array.from({ length: 8 }, (_, i) => placeOrder(deps(i % 2 ? other : database.db), input)));
    expect(await balance()).toBe(10_000 - TOTAL);
  });

  test("that have less than was shown are said to, before anything is ordered", async () => {
    const code = await issueCard(database.db, 5000);
    const answer = await placeOrder(deps(), { ...withCard(three, code), shownCharge: 1 });
    expect(answer).toMatchObject({ code: "invalid", fields: [{ message: /has changed/ as unknown as string }] });
    expect(await balance()).toBe(5000);
  });

  test.each([
    ["unknown", async () => "3CHR-7NXD-94TK-W2PM", /do not recognise/],
    ["expired", () => issueCard(database.db, 5000, "2026-11-20"), /has expired/],
    ["empty", async () => spent(), /nothing left/],
    ["blocked", async () => blocked(), /do not recognise/],
  ])("that are %s are refused in words", async (_, codeOf, words) => {
    const answer = await placeOrder(deps(), withCard(three, await codeOf()));
    expect(answer).toMatchObject({ ok: false, code: "invalid", fields: [{ path: "giftCards" }] });
    expect(JSON.stringify(answer)).toMatch(words);
  });

  async function spent(): Promise<string> {
    const code = await issueCard(database.db, 5000);
    await place(code);
    return code;
  }
  async function blocked(): Promise<string> {
    const code = await issueCard(database.db, 5000);
    const last4 = code.slice(-4);
    expect(await blockGiftCard(database.db, { named: last4, secret: testSecret, now: clock.now() })).toHaveLength(1);
    return code;
  }

  test.each<[string, (stored: StoredOrder) => Promise<unknown>]>([
    ["cancelled", (stored) => cancelOrder(database.db, stored.id, "by-shopper", clock.now())],
    ["declined", (stored) => settleTestPayment({ db: database.db, now: clock.now }, stored, "decline")],
    ["paid wrongly", (stored) => pay(stored, TOTAL)],
    [
      "expired",
      () => {
        clock.pass(HOUR);
        return expireHolds(database.db, async () => true, clock.now());
      },
    ],
  ])("get back what an order took that is %s, once", async (_, end) => {
    const stored = await place(await issueCard(database.db, 5000));
    await end(stored);
    await cancelOrder(database.db, stored.id, "by-shopper", clock.now());
    expect(await balance()).toBe(5000);
    expect((await now(stored)).order.giftCards).toMatchObject([{ amount: 5000, returned: 5000, isReleased: true }]);
  });

  test("do not pay for an order whose payment came late: the provider gives back what came there alone", async () => {
    const stored = await place(await issueCard(database.db, 5000));
    await cancelOrder(database.db, stored.id, "by-shopper", clock.now());
    expect(await pay(stored, TOTAL - 5000)).toBe("late");
    expect(await refund(stored, { amount: 888 as Cents })).toEqual({ ok: false, code: "too-much" });
    expect(await refund(stored)).toEqual({ ok: true, amount: TOTAL - 5000, left: 0 });
    expect([given, await balance(), (await now(stored)).order.state]).toEqual([[undefined], 5000, "refunded"]);
  });

  test("have a whole refund shared: what came through the provider goes there, the rest back on the card", async () => {
    const stored = await place(await issueCard(database.db, 5000));
    await pay(stored, TOTAL - 5000);
    expect(await refund(stored)).toEqual({ ok: true, amount: TOTAL, left: 0 });
    expect([given, await balance(), (await now(stored)).order.state]).toEqual([[undefined], 5000, "refunded"]);
  });

  test("have parts given back behind all that the provider has", async () => {
    const stored = await place(await issueCard(database.db, 5000));
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

  test("that paid alone get all of it back without a word to the provider, and last a year more", async () => {
    const code = await issueCard(database.db, 9000, "2026-11-21");
    const stored = await place(code);
    expect(await refund(stored)).toMatchObject({ ok: true, amount: TOTAL, left: 0 });
    expect([given, await balance()]).toEqual([[], 9000]);
    const card = await database.db.selectFrom("gift_cards").selectAll().executeTakeFirst();
    expect(card?.expires_on).toBe("2027-12-31");
  });

  describe("of which one order has several", () => {
    const parts = async (stored: StoredOrder) =>
      ((await now(stored)).order.giftCards ?? []).map(({ last4, amount, returned = 0 }) => [last4, amount, returned]);
    const threeCards = async () => [
      await issueCard(database.db, 1000),
      await issueCard(database.db, 2000, "2027-12-31"),
      await issueCard(database.db, 1500),
    ];
    const last4 = (code: string | undefined) => code?.slice(-4);
    async function placeWith(codes: readonly string[]): Promise<StoredOrder> {
      const answer = await placeOrder(deps(), withCards(three, codes));
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      return answer;
    }

    test("are spent in their turn, and the provider is asked for what is left", async () => {
      const [a, soon, c] = await threeCards();
      const stored = await placeWith([a ?? "", soon ?? "", c ?? ""]);
      expect(await parts(stored)).toEqual([
        [last4(soon), 2000, 0],
        [last4(a), 1000, 0],
        [last4(c), 1500, 0],
      ]);
      expect(await pay(stored, TOTAL - 4500)).toBe("paid");
    });

    test("pay the whole together, and leave 50 cents at least where they do not", async () => {
      const whole = await placeWith([await issueCard(database.db, 5000), await issueCard(database.db, 5000)]);
      expect(whole.order.state).toBe("paid");
      expect(await balance()).toBe(10_000 - TOTAL);
      const almost = await placeWith([await issueCard(database.db, 5000), await issueCard(database.db, TOTAL - 5010)]);
      expect(almost.order.giftCards?.map(({ amount }) => amount)).toEqual([5000, TOTAL - 5050]);
    });

    test("count once however often one is named, and are at most five", async () => {
      const code = await issueCard(database.db, 2000);
      const stored = await placeWith([code, code.toLowerCase(), code.replaceAll("-", " ")]);
      expect(await parts(stored)).toEqual([[last4(code), 2000, 0]]);
    });

    test("are all left as they were where one of them does not count", async () => {
      const codes = [await issueCard(database.db, 2000), await issueCard(database.db, 2000, "2026-11-20")];
      expect(await placeOrder(deps(), withCards(three, codes))).toMatchObject({ ok: false, code: "invalid" });
      expect(await balance()).toBe(4000);
    });

    test("are given back each, once, by an order that ends unpaid", async () => {
      const stored = await placeWith(await threeCards());
      await Promise.all([
        cancelOrder(database.db, stored.id, "by-shopper", clock.now()),
        cancelOrder(other, stored.id, "by-shopper", clock.now()),
      ]);
      expect(await balance()).toBe(4500);
      expect((await parts(stored)).every(([, amount, returned]) => amount === returned)).toBe(true);
    });

    test("have parts given back behind the provider, the one that was spent last first", async () => {
      const [a, soon, c] = await threeCards();
      const stored = await placeWith([a ?? "", soon ?? "", c ?? ""]);
      await pay(stored, TOTAL - 4500);
      await refund(stored, { amount: (TOTAL - 4500 + 2000) as Cents });
      expect(await parts(stored)).toEqual([
        [last4(soon), 2000, 0],
        [last4(a), 1000, 500],
        [last4(c), 1500, 1500],
      ]);
      const { written, toCards } = await sharesWritten(database.db, stored.id);
      expect([written, toCards]).toEqual([2000, 2000]);
      expect(await refund(stored)).toMatchObject({ ok: true, amount: 2500, left: 0 });
      expect([given, await balance(), (await now(stored)).order.state]).toEqual([[TOTAL - 4500], 4500, "refunded"]);
      expect(await sharesWritten(database.db, stored.id)).toEqual({ written: 4500, toCards: 4500 });
    });

    test("in opposite orders by many at once, in two processes, keep nobody waiting for ever", async () => {
      const [a, b] = [await issueCard(database.db, 60_000), await issueCard(database.db, 60_000)];
      const rivals = Array.from({ length: 16 }, (_, i) =>
        placeOrder(deps(i % 2 ? other : database.db), withCards([{ id: "1", quantity: 1 }], i % 2 ? [a, b] : [b, a])),
      );
      const answers = await Promise.all(rivals);
      const placed = answers.filter((answer) => answer.ok);
      expect(placed.length).toBeGreaterThan(0);
      for (const answer of answers) expect(answer).toMatchObject(answer.ok ? { ok: true } : { code: "sold-out" });
      const sums = await cardSums(database.db);
      expect(sums.left + sums.taken).toBe(sums.issued);
      expect(sums.taken).toBe(placed.reduce((all, answer) => all + (answer.ok ? answer.order.total : 0), 0));
    }, 60_000);
  });

  test("never go below nothing or above their value, whatever the code does", async () => {
    await issueCard(database.db, 5000);
    const set = (cents: number) => database.db.updateTable("gift_cards").set({ balance: cents }).execute();
    await expect(set(-1)).rejects.toThrow();
    await expect(set(5001)).rejects.toThrow();
  });
});
