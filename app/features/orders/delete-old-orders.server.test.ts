import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { deleteOldOrders } from "./delete-old-orders.server.ts";
import { payNow } from "./pay-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "./test-shop.ts";
import { withdraw } from "./withdraw.server.ts";

const DAY = 86_400_000;
const kept = { years: 8, timeZone: "Europe/Berlin" };

describe.each(databaseKinds())("orders whose years are over, on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(() => resetShop(database.db));

  async function place(at: string) {
    const clock = createClock();
    clock.pass(Date.parse(at) - clock.now().getTime());
    const placed = await placeOrder(
      createOrderDeps(database.db, { now: clock.now }),
      orderInput([{ id: "2", quantity: 1 }]),
    );
    if (!placed.ok) throw new Error(placed.code);
    await payNow(database.db, placed.id, clock.now());
    return placed;
  }
  const numbers = async () =>
    (await database.db.selectFrom("orders").select("number").execute()).map((row) => row.number);
  const rowsOf = async (table: "order_lines" | "order_events" | "withdrawals" | "order_keys") =>
    (await database.db.selectFrom(table).selectAll().execute()).length;

  test("go with all that belongs to them once the year of the last day is over, and not before: New Year's night is of the year it is where the shop is", async () => {
    const { db } = database;
    const [old, young] = [await place("2018-12-31T12:00:00Z"), await place("2018-12-31T23:30:00Z")];
    const { number, contact } = old.order;
    const asked = { number, email: contact.email, name: "Ada", lines: [], language: "en" };
    await withdraw(db, asked, new Date(Date.parse("2018-12-31T12:00:00Z") + DAY));
    expect(await deleteOldOrders(db, kept, new Date("2026-12-31T22:59:59Z"))).toBe(0);
    expect((await numbers()).toSorted()).toEqual([number, young.order.number].toSorted());
    expect(await deleteOldOrders(db, kept, new Date("2026-12-31T23:00:00Z"))).toBe(1);
    expect(await numbers()).toEqual([young.order.number]);
    expect(await rowsOf("order_lines")).toBe(1);
    expect(await rowsOf("withdrawals")).toBe(0);
    expect(await deleteOldOrders(db, kept, new Date("2027-12-31T23:00:00Z"))).toBe(1);
    for (const table of ["order_lines", "order_events", "order_keys"] as const) expect(await rowsOf(table)).toBe(0);
  });
});
