import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allOf } from "../../../db/test-all-of.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { transact } from "../../../db/transact.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { deleteOldInvoices } from "../invoices/delete-old-invoices.server.ts";
import { eachInvoice } from "../invoices/read-invoices.server.ts";
import { withdraw } from "../withdrawals/withdraw.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { deleteOldOrders, deleteUnpaidOrders } from "./delete-old-orders.server.ts";
import { moveOrder } from "./move-order.server.ts";
import { payNow, payOrder } from "./pay-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "./test-shop.ts";

const DAY = 86_400_000;
const kept = { years: 8, timeZone: "Europe/Berlin" };

describe.each(databaseKinds())("old orders, on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(() => resetShop(database.db));

  async function place(at: string, isPaid = true) {
    const clock = createClock();
    clock.pass(Date.parse(at) - clock.now().getTime());
    const placed = await placeOrder(
      createOrderDeps(database.db, { now: clock.now }),
      orderInput([{ id: "2", quantity: 1 }]),
    );
    if (!placed.ok) throw new Error(placed.code);
    if (isPaid) await payNow(database.db, placed.id, clock.now());
    return placed;
  }
  const numbers = async () =>
    (await database.db.selectFrom("orders").select("number").execute()).map((row) => row.number);
  const rowsOf = async (table: "order_lines" | "order_events" | "withdrawals" | "order_keys") =>
    (await database.db.selectFrom(table).selectAll().execute()).length;

  test("are deleted with all their data after the retention period, in years of the shop's time zone", async () => {
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
    expect(await db.selectFrom("invoices").select("number").execute(), "invoices are kept on their own").toHaveLength(
      2,
    );
    expect(await deleteOldInvoices(db, { ...kept, years: 10 }, new Date("2029-12-31T22:59:59Z"))).toBe(1);
    expect((await allOf(eachInvoice(db))).map(({ order }) => order.number)).toEqual([young.order.number]);
    expect(await deleteOldInvoices(db, { ...kept, years: 10 }, new Date("2029-12-31T23:00:00Z"))).toBe(1);
    for (const table of ["order_lines", "order_events", "order_keys"] as const) expect(await rowsOf(table)).toBe(0);
  });

  test("of guests who never paid are deleted a month after they ended, others stay", async () => {
    const { db } = database;
    const start = "2026-10-01T12:00:00.000Z";
    const day = (days: number) => new Date(Date.parse(start) + days * DAY);
    const paid = await place(start);
    const unpaid = () => place(start, false);
    const [waiting, expired, cancelled] = [await unpaid(), await unpaid(), await unpaid()];
    const [owed, mine, withdrawn] = [await unpaid(), await unpaid(), await unpaid()];
    for (const { id } of [expired, owed])
      await transact(db, (trx) => moveOrder(trx, id, { to: "expired", now: day(1) }));
    for (const { id } of [cancelled, mine, withdrawn]) await cancelOrder(db, id, "by-shopper", day(2));
    await payOrder({ db, now: () => day(3) }, { orderId: owed.id, amount: owed.order.total, currency: "EUR" });
    const user = { id: "ada", name: "Ada", email: "ada@example.com", email_verified: 1, image: null, language: "en" };
    await db
      .insertInto("users")
      .values({ ...user, created_at: start, updated_at: start })
      .execute();
    await db.insertInto("account_orders").values({ order_id: mine.id, user_id: user.id, added_at: start }).execute();
    const { number, contact } = withdrawn.order;
    await withdraw(db, { number, email: contact.email, name: "Ada", lines: [], language: "en" }, day(2));

    expect(await deleteUnpaidOrders(db, day(31))).toBe(0);
    expect(await deleteUnpaidOrders(db, day(31.5))).toBe(1);
    expect(await numbers()).not.toContain(expired.order.number);
    expect(await deleteUnpaidOrders(db, day(400))).toBe(1);
    const left = [waiting, paid, owed, mine, withdrawn].map(({ order }) => order.number);
    expect((await numbers()).toSorted()).toEqual(left.toSorted());
    expect(await rowsOf("order_lines")).toBe(left.length);
    await db.deleteFrom("users").where("id", "=", user.id).execute();
  });
});
