import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../db/tables.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { payNow } from "../orders/pay-order.server.ts";
import { stockLeft } from "../orders/stock.server.ts";
import { createOrderDeps, orderInput, resetShop } from "../orders/test-shop.ts";
import { placeOrder } from "./place-order.server.ts";

describe.each(databaseKinds())("unpaid orders on %s", (kind) => {
  let database: TestDatabase;
  let other: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    other = await database.openAnother();
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  const left = async (item: string) => (await stockLeft(database.db, [item])).get(item);

  test("limits the unpaid orders that hold stock, by email and by network", async () => {
    const now = new Date();
    const deps = createOrderDeps(database.db, { now: () => now });
    const order = (email: string, network: string | undefined) => {
      const input = orderInput([{ id: "2", quantity: 1 }], { limited: { network } });
      return { ...input, checkout: { ...input.checkout, contact: { email } } };
    };
    const ask = async (email: string, network?: string) => {
      const answer = await placeOrder(deps, order(email, network));
      return answer.ok ? "placed" : answer.code;
    };
    const first = order("ada@example.com", "n1");
    const answer = await placeOrder(deps, first);
    if (!answer.ok) throw new Error(answer.code);
    for (let i = 0; i < 4; i++) expect(await ask("Ada@Example.com", "n2")).toBe("placed");
    expect(await ask("ada@example.com")).toBe("too-many-unpaid");
    expect(await placeOrder(deps, first), "a resend returns the same order").toMatchObject({ id: answer.id });
    expect(await left("2")).toBe(95);
    for (let i = 0; i < 14; i++) expect(await ask(`bob-${i}@example.com`, "n1")).toBe("placed");
    expect(await ask("carl@example.com", "n1")).toBe("too-many-unpaid");
    expect(await ask("carl@example.com", "n3")).toBe("placed");
    await payNow(database.db, answer.id, now);
    expect([await ask("ada@example.com"), await ask("dora@example.com", "n1")]).toEqual(["placed", "placed"]);
  });

  test("concurrent orders do not exceed the limit of unpaid orders per email or network", async () => {
    const orders = (count: number, email: (i: number) => string, network: (i: number) => string) =>
      Promise.all(
        Array.from({ length: count }, (_, i) => {
          const input = orderInput([{ id: "2", quantity: 1 }], { limited: { network: network(i) } });
          const checkout = { ...input.checkout, contact: { email: email(i) } };
          return placeOrder(createOrderDeps(i % 2 ? other : database.db), { ...input, checkout });
        }),
      );
    const [ofEmail, ofNetwork] = await Promise.all([
      orders(
        12,
        (i) => (i % 3 ? "ada@example.com" : "Ada@Example.com"),
        (i) => `a${i}`,
      ),
      orders(
        24,
        (i) => `bob-${i}@example.com`,
        () => "n2",
      ),
    ]);
    const placed = [ofEmail, ofNetwork].map((answers) => answers.filter(({ ok }) => ok).length);
    expect(placed).toEqual([5, 15]);
    expect(await left("2")).toBe(80);
  });
});
