import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../db/tables.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { shop } from "../../../tests/fixtures/sample-shop.config.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { payNow } from "../orders/pay-order.server.ts";
import { createClock, createOrderDeps, orderInput, products, resetShop } from "../orders/test-shop.ts";
import { setStock, stockLeft } from "../stock/stock.server.ts";
import { placeOrder } from "./place-order.server.ts";
import type { Holder } from "./place-order.ts";

const MINUTE = 60_000;
const WHOLE = 30;

describe.each(databaseKinds())("a shelf on %s", (kind) => {
  let database: TestDatabase;
  let other: Database;
  const clock = createClock();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    other = await database.openAnother();
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  const left = async (item = "2") => (await stockLeft(database.db, [item])).get(item);
  const shelf = (pieces: number, item = "2") => setStock(database.db, item, pieces, clock.now());
  const guest = (holder: string, network = holder): Holder => ({ holder, network, isGuest: true });
  async function order(quantity: number, from: Holder | undefined, { id = "2", more = {}, on = database.db } = {}) {
    const input = orderInput([{ id, quantity }], from ? { limited: from } : {});
    const answer = await placeOrder(createOrderDeps(on, { now: clock.now, ...more }), input);
    if (!answer.ok) return answer;
    return { ...answer, minutes: (Date.parse(answer.order.holdUntil) - clock.now().getTime()) / MINUTE };
  }
  const minutesOf = async (...args: Parameters<typeof order>) => {
    const answer = await order(...args);
    return "minutes" in answer ? answer.minutes : answer.code;
  };
  async function holdOf(id: string): Promise<number> {
    const row = await database.db.selectFrom("orders").select("hold_until").where("id", "=", id).executeTakeFirst();
    return (Date.parse(row?.hold_until ?? "") - clock.now().getTime()) / MINUTE;
  }
  const idOf = (answer: Awaited<ReturnType<typeof order>>) => {
    if (!answer.ok) throw new Error(answer.code);
    return answer.id;
  };

  test("gives an order twenty of an item, or a quarter if that is more, whatever the owner's shop has", async () => {
    await shelf(480);
    const lines = [{ id: "2", color: undefined, size: undefined, left: 120 }];
    expect(await order(400, guest("eve"))).toEqual({ ok: false, code: "too-many-pieces", lines });
    expect(await left()).toBe(480);
    expect(await minutesOf(120, guest("eve"))).toBe(WHOLE);
    await shelf(60);
    expect(await minutesOf(45, guest("bob")), "a quarter of these and of what is unpaid").toBe(WHOLE);
    await resetShop(database.db);
    await shelf(60);
    expect(await minutesOf(21, guest("bob"))).toBe("too-many-pieces");
    expect(await minutesOf(21, undefined), "without limits on strangers").toBe("too-many-pieces");
    expect(await minutesOf(61, guest("bob"))).toBe("sold-out");
    expect(await minutesOf(30, guest("bob"), { more: { shop: { ...shop, mostPerOrder: 30 } } })).toBe(WHOLE);
    const byId = (id: string) => products.map((p) => ({ ...p, anyQuantity: true })).find((p) => p.id === id);
    expect(await minutesOf(30, guest("carl"), { more: { catalogue: { byId } } }), "wholesale").toBe(WHOLE);
  });

  test("gives no holder more with several orders, nor a network", async () => {
    await shelf(480);
    expect(await minutesOf(100, guest("eve", "n1"))).toBe(WHOLE);
    expect(await minutesOf(21, guest("eve", "n2"))).toBe("too-many-unpaid");
    expect(await minutesOf(21, guest("mallory", "n1"))).toBe("too-many-unpaid");
    expect(await minutesOf(100, guest("bob", "n3"))).toBe(WHOLE);
    expect(await minutesOf(21, { holder: "account", network: "n1", isGuest: false })).toBe(WHOLE);
  });

  test("is held for ten minutes by whoever has a quarter and comes again, also after an order that expired", async () => {
    await shelf(40);
    const first = idOf(await order(11, guest("eve")));
    expect(await holdOf(first), "a first order").toBe(WHOLE);
    expect(await minutesOf(1, guest("bob")), "somebody else").toBe(WHOLE);
    clock.pass(5 * MINUTE);
    expect(await minutesOf(1, guest("eve"))).toBe(10);
    expect(await holdOf(first), "the larger one ends with it").toBe(10);
    clock.pass(10 * MINUTE);
    const closed: string[] = [];
    const close = async (id: string) => {
      expect(await left(), "the payment is closed before goods go back").toBeLessThan(39);
      return closed.push(id) > 0;
    };
    expect(await expireHolds(database.db, close, clock.now())).toBe(2);
    expect([closed.length, await left()]).toEqual([2, 39]);
    expect(await minutesOf(11, guest("eve")), "within a day of an order that expired").toBe(10);
    expect(await minutesOf(5, guest("mallory", "eve")), "and from its network").toBe(10);
    clock.pass(25 * 60 * MINUTE);
    await expireHolds(database.db, async () => true, clock.now());
    clock.pass(25 * 60 * MINUTE);
    expect(await minutesOf(11, guest("eve"))).toBe(WHOLE);
  });

  test("leaves the hold of a first order of up to five pieces, and of whoever takes less than a quarter", async () => {
    await shelf(3, "3");
    const first = idOf(await order(2, guest("ada"), { id: "3" }));
    await shelf(100);
    expect(await minutesOf(3, guest("ada")), "a second order of little").toBe(WHOLE);
    expect(await minutesOf(1, guest("ada"), { id: "3" })).toBe(10);
    expect(await holdOf(first)).toBe(WHOLE);
  });

  test("is held shortly again after a cancellation that came late, but not after one at once", async () => {
    await shelf(8);
    const changed = idOf(await order(3, guest("ada")));
    clock.pass(MINUTE);
    await cancelOrder(database.db, changed, "by-shopper", clock.now());
    const again = idOf(await order(3, guest("ada")));
    expect(await holdOf(again)).toBe(WHOLE);
    clock.pass(29 * MINUTE);
    await cancelOrder(database.db, again, "by-shopper", clock.now());
    expect(await minutesOf(3, guest("ada"))).toBe(10);
  });

  test("refuses none of a hundred buyers of one piece each behind five networks, in two processes", async () => {
    await shelf(100);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        order(1, guest(`buyer-${i}`, `n${i % 5}`), { on: i % 2 ? other : database.db }),
      ),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    expect(await left()).toBe(0);
    await Promise.all(answers.map((answer) => payNow(database.db, idOf(answer), clock.now())));
  });

  test("cannot be held by one who orders again and again for two hours", async () => {
    await shelf(480);
    let least = 480;
    for (let minute = 0; minute < 120; minute++) {
      await order(120, guest("eve", "n1"));
      await order(20, guest(`eve-${minute}`, "n1"));
      clock.pass(MINUTE);
      await expireHolds(database.db, async () => true, clock.now());
      least = Math.min(least, (await left()) ?? 0);
    }
    expect(least).toBe(360);
  });
});
