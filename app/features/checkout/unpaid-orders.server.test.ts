import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../db/tables.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { payNow } from "../orders/pay-order.server.ts";
import { createOrderDeps, orderInput, resetShop } from "../orders/test-shop.ts";
import { setStock, stockLeft } from "../stock/stock.server.ts";
import { placeOrder } from "./place-order.server.ts";

describe.each(databaseKinds())("unpaid orders on %s", (kind) => {
  let database: TestDatabase;
  let other: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    other = await database.openAnother();
  }, 60_000);
  beforeEach(async () => {
    await resetShop(database.db);
    await setStock(database.db, "2", 1000, new Date());
  });
  afterAll(() => database.close());

  const left = async (item: string) => (await stockLeft(database.db, [item])).get(item);

  test("limits the unpaid orders that hold stock, by holder and by network", async () => {
    const now = new Date();
    const deps = createOrderDeps(database.db, { now: () => now });
    const order = (holder: string, network: string | undefined, isGuest = true) =>
      orderInput([{ id: "2", quantity: 1 }], { limited: { holder, network, isGuest } });
    const ask = async (...from: Parameters<typeof order>) => {
      const answer = await placeOrder(deps, order(...from));
      return answer.ok ? "placed" : answer.code;
    };
    const first = order("ada", "n1");
    const answer = await placeOrder(deps, first);
    if (!answer.ok) throw new Error(answer.code);
    for (let i = 0; i < 4; i++) expect(await ask("ada", "n2")).toBe("placed");
    expect(await ask("ada", undefined)).toBe("too-many-unpaid");
    expect(await placeOrder(deps, first), "a resend returns the same order").toMatchObject({ id: answer.id });
    expect(await left("2")).toBe(995);
    for (let i = 0; i < 29; i++) expect(await ask(`bob-${i}`, "n1")).toBe("placed");
    expect(await ask("carl", "n1")).toBe("too-many-unpaid");
    expect(await ask("carl", "n3")).toBe("placed");
    expect(await ask("an account", "n1", false), "an account in the same network").toBe("placed");
    await payNow(database.db, answer.id, now);
    expect([await ask("ada", undefined), await ask("dora", "n3")]).toEqual(["placed", "placed"]);
  });

  test("concurrent orders do not exceed the limit of unpaid orders per holder or network", async () => {
    const orders = (count: number, holder: (i: number) => string, network: (i: number) => string) =>
      Promise.all(
        Array.from({ length: count }, (_, i) => {
          const limited = { holder: holder(i), network: network(i), isGuest: true };
          const input = orderInput([{ id: "2", quantity: 1 }], { limited });
          return placeOrder(createOrderDeps(i % 2 ? other : database.db), input);
        }),
      );
    const [ofHolder, ofNetwork] = await Promise.all([
      orders(
        12,
        () => "ada",
        (i) => `a${i}`,
      ),
      orders(
        40,
        (i) => `bob-${i}`,
        () => "n2",
      ),
    ]);
    const placed = [ofHolder, ofNetwork].map((answers) => answers.filter(({ ok }) => ok).length);
    expect(placed).toEqual([5, 30]);
    expect(await left("2")).toBe(965);
  });
});
