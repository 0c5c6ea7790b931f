import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { orderSheet } from "../../../scripts/orders/order-tables.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import type { Mail } from "../letters/mail.ts";
import type { OrderMailJob } from "../letters/queue-mail.server.ts";
import { mailOf } from "../order-letters/test-mails.ts";
import { refundOrder } from "../payment/refund-order.server.ts";
import { testPayment } from "../payment/test-payment.server.ts";
import { stockLeft } from "../stock/stock.server.ts";
import { withdraw } from "../withdrawals/withdraw.server.ts";
import { listOrders } from "./list-orders.server.ts";
import { payNow } from "./pay-order.server.ts";
import { orderById, orderByNumber, type StoredOrder } from "./read-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop, testSecrets } from "./test-shop.ts";

const goods = [
  { id: "2", quantity: 3 },
  { id: "4", color: "black", size: "m", quantity: 1 },
  // Has no German name.
  { id: "5", quantity: 1 },
];

describe.each(databaseKinds())("product names in orders on %s", (kind) => {
  let database: TestDatabase;
  const clock = createClock();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  async function place(language = "de"): Promise<StoredOrder> {
    const deps = createOrderDeps(database.db, { now: clock.now }, language);
    const answer = await placeOrder(deps, orderInput(goods, { language }));
    if (!answer.ok) throw new Error(answer.code);
    return answer;
  }
  async function mail(job: OrderMailJob): Promise<Mail> {
    const mail = await mailOf(database.db, job);
    if (!mail) throw new Error(`there is no ${job.template}`);
    return mail;
  }
  const namesOf = (stored: StoredOrder | undefined) =>
    stored?.order.lines.map(({ name, language }) => [name, language]);

  test("are those that the shopper read, with their language; prices and stock do not depend on it", async () => {
    const [german, english] = [await place("de"), await place("en")];
    const read = [
      ["Ding 2", "de"],
      ["Ding 4", "de"],
      ["Thing 5", "en"],
    ];
    expect(namesOf(german)).toEqual(read);
    expect(namesOf(await orderById(database.db, german.id))).toEqual(read);
    expect(namesOf(english)?.map(([name]) => name)).toEqual(["Thing 2", "Thing 4", "Thing 5"]);
    expect(german.order.total).toBe(english.order.total);
    expect(await stockLeft(database.db, ["2"])).toEqual(new Map([["2", 94]]));
  });

  test("are in the shop's own language in the owner's lists and look-ups", async () => {
    const { order } = await place();
    const [listed] = await listOrders(database.db);
    expect(listed?.items).toBe("3 × Thing 2; 1 × Thing 4 (black, M); 1 × Thing 5");
    const found = await orderByNumber(database.db, order.number);
    if (!found) throw new Error("the order is gone");
    expect(orderSheet(found)).toContain("Thing 4, black, M");
    expect(orderSheet(found)).not.toContain("Ding");
  });

  test("of orders from before catalogue translations are in the shop's own language", async () => {
    const { id } = await place("en");
    await database.db.updateTable("orders").set({ language: "de" }).where("id", "=", id).execute();
    expect(namesOf(await orderById(database.db, id))?.[0]).toEqual(["Thing 2", "en"]);
    const { html } = await mail({ template: "order-confirmation", orderId: id });
    expect(html).toContain('3 × <span lang="en">Thing 2</span>');
  });

  test("are as the shopper read them in their emails, and marked if in another language", async () => {
    const { id } = await place();
    const confirmation = await mail({ template: "order-confirmation", orderId: id });
    expect(confirmation.text).toContain("3 × Ding 2");
    expect(confirmation.html).toContain(">3 × Ding 2<br><small ");
    expect(confirmation.html).toContain('1 × <span lang="en">Thing 5</span>');
    const notice = await mail({ template: "order-notice", orderId: id });
    expect(notice.text).toContain("3 × Thing 2");
    expect(notice.text).not.toContain("Ding");
    expect(notice.html).not.toContain("<bdi lang");
  });

  test("are the same in a receipt in another language, but the shop's own in the owner's notice", async () => {
    const { order } = await place();
    const person = { number: order.number, name: "Ada", email: order.contact.email, language: "en" };
    const lines = [{ id: "4", color: "black", size: "m", quantity: 1 }];
    const { id: withdrawalId } = await withdraw(database.db, { ...person, lines }, clock.now());
    const receipt = await mail({ template: "withdrawal-receipt", withdrawalId });
    expect(receipt.text).toContain("1 × Ding 4, black, M");
    expect(receipt.html).toContain('1 × <span lang="de">Ding 4</span>, black, M');
    expect((await mail({ template: "withdrawal-notice", withdrawalId })).text).toContain("1 × Thing 4, black, M");
  });

  test("in no order are in the email's language: withdrawals and stock alerts", async () => {
    const person = { number: "V-2222-2222", name: "Ada", email: "ada@example.com", language: "de" };
    const { id: withdrawalId } = await withdraw(database.db, { ...person, lines: goods }, clock.now());
    const receipt = await mail({ template: "withdrawal-receipt", withdrawalId });
    expect(receipt.html).toContain("3 × Ding 2<br>");
    expect(receipt.html).toContain('1 × <span lang="en">Thing 5</span>');
    expect((await mail({ template: "withdrawal-notice", withdrawalId })).text).toContain("3 × Thing 2");
    const alert = { template: "back-in-stock", email: person.email, itemKey: "1", since: "" } as const;
    expect((await mail({ ...alert, language: "de" })).subject).toBe("Ding 1 is back in stock");
    expect((await mail({ ...alert, language: "fr" })).subject).toBe("Thing 1 is back in stock");
  });

  test("in withdrawal receipts come from the catalogue, without colours or sizes it does not have", async () => {
    const person = { number: "V-2222-2222", name: "Ada", email: "ada@example.com", language: "en" };
    const lines = [
      { id: "4", color: "black", size: "https://evil.example", quantity: 1 },
      { id: "1", color: "Win a prize", quantity: 2 },
      { id: "99", color: "Win a prize", quantity: 1 },
    ];
    const { id: withdrawalId } = await withdraw(database.db, { ...person, lines }, clock.now());
    const { text, html } = await mail({ template: "withdrawal-receipt", withdrawalId });
    for (const part of ["1 × Thing 4", "2 × Thing 1", "1 × 99"]) expect(text).toContain(part);
    expect(text + html).not.toMatch(/evil|prize/);
  });

  test("are the shopper's in the email about a partial refund", async () => {
    const { id, order } = await place();
    await payNow(database.db, id, clock.now());
    const found = await orderByNumber(database.db, order.number);
    if (!found) throw new Error("the order is gone");
    const deps = { db: database.db, payment: testPayment, secrets: testSecrets };
    await refundOrder(deps, found, { line: 1, quantity: 2 }, clock.now());
    const refund = await database.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
    expect((await mail({ template: "order-refunded-part", refundId: refund.id })).text).toContain("2 × Ding 2");
  });
});
