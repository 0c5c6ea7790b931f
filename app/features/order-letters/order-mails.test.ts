import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { shop } from "../../../shop.config.ts";
import { untranslated } from "../../platform/i18n/words.ts";
import type { Mail } from "../letters/mail.ts";
import { createMailHandler } from "../letters/mail-handler.server.ts";
import type { OrderMailJob, OrderTemplate } from "../letters/queue-mail.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import { createClock, products, resetShop, testCatalogue, testCatalogueIn } from "../orders/test-shop.ts";
import { seedStock, setStock } from "../stock/stock.server.ts";
import { addStockAlert, sendStockAlerts } from "../stock/stock-alerts.server.ts";
import { withdraw } from "../withdrawals/withdraw.server.ts";
import { orderMails } from "./order-mails.ts";
import { mailDeps, mailOf, placeVariedOrder } from "./test-mails.ts";
import { writeOrderMail } from "./write-mail.server.ts";

let database: TestDatabase;
const clock = createClock();
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
beforeEach(() => resetShop(database.db));
afterAll(() => database.close());

describe("other emails", () => {
  test("the notice of an order goes to the owner, and replies to the shopper", async () => {
    const { id, order } = await placeVariedOrder(database.db, clock.now);
    expect(await mailOf(database.db, { template: "order-notice", orderId: id })).toMatchObject({
      to: shop.mail.owner,
      replyTo: order.contact.email,
    });
  });

  test("an unpaid order gets a payment link, a cancelled one no email", async () => {
    const { id, order } = await placeVariedOrder(database.db, clock.now);
    const job = { template: "order-received", orderId: id } as const;
    expect((await mailOf(database.db, job))?.text).toContain(
      `https://shop.example/pay/${order.number}?code=${order.code}`,
    );
    await cancelOrder(database.db, id, "by-shopper", clock.now());
    expect(await mailOf(database.db, job)).toBeUndefined();
  });

  test("an order without an address is only emailed about to the owner", async () => {
    const { id } = await placeVariedOrder(database.db, clock.now);
    await database.db.updateTable("orders").set({ email: "" }).where("id", "=", id).execute();
    const sent: string[] = [];
    const carrier = { id: "test", send: async ({ to }: Mail) => void sent.push(to) };
    const deps = { ...mailDeps, db: database.db, catalogueIn: testCatalogueIn, contract: async () => ({}), carrier };
    const send = createMailHandler((job: OrderMailJob) => writeOrderMail(deps, job), deps);
    for (const template of ["refund-due", "refund-due-notice"] as const)
      await send({
        id: "1",
        kind: "order-mail",
        attempts: 1,
        payload: { template, orderId: id },
        begin: async () => {},
      });
    expect(sent).toEqual([shop.mail.owner]);
  });

  test("a wrong payment is not called late, nor its amount the total", async () => {
    const { id, order } = await placeVariedOrder(database.db, clock.now);
    const payment = { orderId: id, amount: order.total - 100, currency: "EUR" };
    expect(await payOrder({ db: database.db, now: clock.now }, payment)).toBe("wrong-amount");
    for (const template of ["refund-due", "order-refunded"] as const) {
      const { text } = (await mailOf(database.db, { template, orderId: id })) ?? { text: "" };
      expect(text).toMatch(/all that you paid/i);
      expect(text).not.toMatch(/expired|€/);
    }
    const notice = await mailOf(database.db, { template: "refund-due-notice", orderId: id });
    expect(notice?.text).toContain("does not match the total");
    expect(notice?.text).toMatch(/November 2026 at \d\d:\d\d: €[\d.]+ arrived, €[\d.]+ was to be paid\n/);
    expect(notice?.text).not.toMatch(/\d{4}-\d\d-\d\dT|refund-due|awaiting-payment/);
  });

  test("the email about a late payment says whether the order was cancelled or expired", async () => {
    const { db } = database;
    const ends = {
      cancelled: (id: string) => cancelOrder(db, id, "by-shopper", clock.now()),
      expired: (id: string) => expireHolds(db, async () => true, clock.now()).then(() => id),
    };
    for (const [state, end] of Object.entries(ends)) {
      const { id, order } = await placeVariedOrder(db, clock.now);
      clock.pass(3_600_000);
      await end(id);
      expect(await payOrder({ db, now: clock.now }, { orderId: id, amount: order.total, currency: "EUR" })).toBe(
        "late",
      );
      expect((await mailOf(db, { template: "refund-due", orderId: id }))?.text).toContain(
        `the order had ${state === "expired" ? "" : "been "}${state}`,
      );
      const notice = await mailOf(db, { template: "refund-due-notice", orderId: id });
      expect(notice?.text).toContain(
        state === "expired" ? "Expired: it was not paid in time" : "Cancelled by the shopper",
      );
    }
  });

  test("every template has a subject and content", async () => {
    const { order } = await placeVariedOrder(database.db, clock.now);
    for (const template of Object.keys(orderMails) as OrderTemplate[]) {
      const { subject, blocks } = orderMails[template](order, { ...mailDeps, language: "en", t: untranslated });
      expect(subject).toContain(order.number);
      expect(blocks.length).toBeGreaterThan(0);
      expect(JSON.stringify(blocks)).not.toMatch(/\{\{|undefined/);
    }
  });

  test("a withdrawal receipt has content, date and time; the owner's notice says if it matches an order", async () => {
    const { order } = await placeVariedOrder(database.db, clock.now);
    const person = { number: order.number, name: "Ada", email: order.contact.email.toUpperCase(), language: "en" };
    const lines = [{ id: "4", color: "black", size: "m", quantity: 1 }];
    const { id, receivedAt } = await withdraw(database.db, { ...person, lines }, clock.now());
    const receipt = await mailOf(database.db, { template: "withdrawal-receipt", withdrawalId: id });
    const moment = `${receivedAt.slice(0, 10)} ${receivedAt.slice(11, 19)} UTC`;
    for (const part of [moment, order.number, "1 × Thing 4, black, M", "Ada"]) expect(receipt?.text).toContain(part);
    expect(receipt?.text, "whether or not they were sent").toContain("If you have received the goods, please send");
    const notice = await mailOf(database.db, { template: "withdrawal-notice", withdrawalId: id });
    expect(notice?.text).toContain(`It matches order ${order.number} (state: Waiting for payment).`);
    const other = await withdraw(database.db, { ...person, email: "x@example.com", lines: [] }, clock.now());
    expect((await mailOf(database.db, { template: "withdrawal-receipt", withdrawalId: other.id }))?.text).toContain(
      "The whole order",
    );
    expect((await mailOf(database.db, { template: "withdrawal-notice", withdrawalId: other.id }))?.text).toContain(
      "match no order",
    );
  });

  test("a stock alert is emailed once, when the item is back", async () => {
    const { db } = database;
    const goods = { db, catalogue: testCatalogue };
    const alert = { email: "ada@example.com", item: "4:black:xl", language: "en" };
    await addStockAlert(goods, alert, clock.now());
    expect(await sendStockAlerts(goods, clock.now())).toBe(0);
    await db.updateTable("stock").set({ on_hand: 2 }).where("item_key", "=", alert.item).execute();
    await Promise.all([sendStockAlerts(goods, clock.now()), sendStockAlerts(goods, clock.now())]);
    expect(await sendStockAlerts(goods, clock.now())).toBe(0);
    const [job, ...more] = await db.selectFrom("jobs").select("payload").execute();
    expect(more).toEqual([]);
    const mail = await mailOf(database.db, JSON.parse(job?.payload ?? ""));
    expect(mail).toMatchObject({ to: "ada@example.com", subject: "Thing 4 is back in stock" });
    expect(mail?.text).toContain("https://shop.example/product/4?colour=black&size=xl");
    await seedStock(db, products, clock.now());
  });

  test("no stock alert leads to a colour or size that is no longer offered, whatever its row in the stock says", async () => {
    const { db } = database;
    const former = { products: async () => ({ byId: () => undefined, knows: () => true }) };
    const waiting = { email: "ada@example.com", item: "4:black:xl", language: "en" };
    await addStockAlert({ db, catalogue: testCatalogue }, waiting, clock.now());
    await setStock(db, waiting.item, 2, clock.now());
    expect(await sendStockAlerts({ db, catalogue: former }, clock.now())).toBe(0);
    const item = "4:green:m";
    await db.insertInto("stock").values({ item_key: item, on_hand: 0, updated_at: "2026-11-21" }).execute();
    const refused = { ok: false, code: "unknown" };
    expect(await addStockAlert({ db, catalogue: testCatalogue }, { ...waiting, item }, clock.now())).toEqual(refused);
    const late = { template: "back-in-stock", email: waiting.email, itemKey: item, language: "en", since: "" } as const;
    expect(await mailOf(db, late)).toBeUndefined();
    expect(await sendStockAlerts({ db, catalogue: testCatalogue }, clock.now()), "offered again").toBe(1);
  });
});
