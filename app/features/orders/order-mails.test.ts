import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { shop } from "../../../shop.config.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import type { Mail } from "../mail/mail.ts";
import { moment } from "../mail/mail-context.ts";
import { plainWords } from "../mail/plain-words.ts";
import { sealLetter, sendLetters } from "../mail/send-letters.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { shipOrder } from "./fulfil-order.server.ts";
import type { Order } from "./order.ts";
import { orderMails } from "./order-mails.ts";
import { payNow, payOrder } from "./pay-order.server.ts";
import type { OrderMailJob, OrderTemplate } from "./queue-mail.server.ts";
import { seedStock } from "./stock.server.ts";
import { addStockAlert, sendStockAlerts } from "./stock-alerts.server.ts";
import { createClock, createOrderDeps, orderInput, products, resetShop, testCatalogue } from "./test-shop.ts";
import { withdraw } from "./withdraw.server.ts";
import { writeOrderMail } from "./write-mail.server.ts";

let database: TestDatabase;
const clock = createClock();
const letterDeps = { shop, baseUrl: "https://shop.example", translate: () => plainWords };
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
beforeEach(() => resetShop(database.db));
afterAll(() => database.close());

async function place(): Promise<{ id: string; order: Order }> {
  const input = orderInput([
    { id: "2", quantity: 3 },
    { id: "4", color: "black", size: "m", quantity: 1 },
    { id: "5", quantity: 1 },
  ]);
  const checkout = {
    ...input.checkout,
    address: { ...input.checkout.address, name: "Ada <b>& Co</b>" },
    note: "Ring twice\nplease",
    coupon: "WELCOME10",
  };
  const answer = await placeOrder(createOrderDeps(database.db, { now: clock.now }), { ...input, checkout });
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

async function mailOf(job: OrderMailJob) {
  const letter = await writeOrderMail({ ...letterDeps, db: database.db, catalogue: testCatalogue }, job);
  return letter && sealLetter(letter, "job-1", letterDeps);
}

describe("the confirmation of an order", () => {
  test("has on paper what was agreed: lines, amounts, addresses, number and code, withdrawal", async () => {
    const { id, order } = await place();
    const mail = await mailOf({ template: "order-confirmation", orderId: id });
    expect(mail?.to).toBe(order.contact.email);
    for (const part of [
      "3 × Thing 2",
      "€53.97",
      "black · M",
      "−€9.30",
      "€83.67",
      "including 19% VAT: €13.36",
      "Germany",
      "Ring twice",
    ])
      expect(mail?.text).toContain(part);
    for (const part of [
      order.number,
      order.code,
      "cannot be returned",
      "https://shop.example/withdraw?order=",
      "Vitrine Handels GmbH",
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.subject).toBe(`Your order ${order.number} is confirmed`);
  });

  test("says when the goods arrive, until they have left", async () => {
    const { id } = await place();
    await payNow(database.db, id, clock.now());
    expect((await mailOf({ template: "order-confirmation", orderId: id }))?.text).toMatch(/Arrives Tue\s24\sNov/);
    await shipOrder(database.db, id, clock.now());
    expect((await mailOf({ template: "order-confirmation", orderId: id }))?.text).not.toContain("Arrives");
  });

  test("is followed by the parcel's number when the goods leave", async () => {
    const { id } = await place();
    await payNow(database.db, id, clock.now());
    await shipOrder(database.db, id, clock.now(), "DHL 00340434161094042557");
    const mail = await mailOf({ template: "order-shipped", orderId: id });
    expect(mail?.text).toContain("Handed to the carrier: DHL 00340434161094042557");
  });

  test("speaks of goods that cannot be returned where there are any", async () => {
    const { order } = await place();
    const textOf = (isReturnable: boolean) => {
      const lines = order.lines.map((line) => ({ ...line, isReturnable }));
      const page = orderMails["order-confirmation"](
        { ...order, lines },
        { ...letterDeps, language: "en", t: plainWords },
      );
      return JSON.stringify(page);
    };
    expect(textOf(true)).not.toContain("exempt");
    expect(textOf(false)).toContain("marked above are exempt");
  });

  test("says the same in HTML and lets no markup of the shopper through", async () => {
    const { id, order } = await place();
    const html = (await mailOf({ template: "order-confirmation", orderId: id }))?.html ?? "";
    expect(html).toContain("Ada &lt;b&gt;&amp; Co&lt;/b&gt;");
    expect(html).not.toContain("<b>");
    expect(html).toContain(`order=${order.number}&amp;code=${order.code}`);
    expect(html).toContain("Ring twice</bdi><br><bdi>please");
    expect(html).not.toMatch(/<(img|script|link)|style=|src=/);
  });

  test("keeps the number of an order whole, whatever it begins with", async () => {
    for (const number of ["V-7KQ4-M2XD", "TEA-7KQ4-M2XD"]) {
      const page = { subject: `Your order ${number} is confirmed`, blocks: [] };
      const { html } = sealLetter({ template: "x", to: "a@b.c", language: "en", page }, "1", letterDeps);
      expect(html).toContain(`Your order <bdi class="whole">${number}</bdi> is confirmed`);
    }
  });

  test("has one button, for the order, and the law's links beside it", async () => {
    const { id } = await place();
    const html = (await mailOf({ template: "order-confirmation", orderId: id }))?.html ?? "";
    const links = [...html.matchAll(/<a class="(\w+)"[^>]*>([^<]+)/g)].map(([, look, label]) => `${look}: ${label}`);
    expect(links).toEqual([
      "button: See your order",
      "quiet: Withdraw from contract here",
      "quiet: Terms and conditions",
    ]);
    expect(html).toMatch(/<bdi>\d{5} \w+<\/bdi>/);
  });

  test("says the time as it is said in the shop's place, and that delivery is free where it is", async () => {
    const { order } = await place();
    expect(moment("2026-11-16T13:45:00Z", { shop, language: "en" })).toBe("16 November 2026 at 14:45");
    const { blocks } = orderMails["order-confirmation"](
      { ...order, delivery: 0 as Cents },
      { ...letterDeps, language: "en", t: plainWords },
    );
    expect(JSON.stringify(blocks)).toContain('"value":"Free"');
  });

  test("is written in the shopper's language and direction, with amounts to match", async () => {
    const { order } = await place();
    const t = (text: string) => `§${text}`;
    const german = orderMails["order-confirmation"]({ ...order, language: "de" }, { ...letterDeps, language: "de", t });
    expect(JSON.stringify(german)).toContain("83,67 €".replace(" ", "\u00a0"));
    expect(german.subject).toMatch(/^§/);
    const page = { subject: "x", blocks: [] };
    const arabic = sealLetter({ template: "x", to: "a@b.c", language: "ar", page }, "1", letterDeps);
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  });
});

describe("other mails", () => {
  test("the notice of an order goes to the owner, and an answer to the shopper", async () => {
    const { id, order } = await place();
    expect(await mailOf({ template: "order-notice", orderId: id })).toMatchObject({
      to: shop.mail.owner,
      replyTo: order.contact.email,
    });
  });

  test("who is still on the way to paying gets a link there, who is not gets nothing", async () => {
    const { id, order } = await place();
    const job = { template: "order-received", orderId: id } as const;
    expect((await mailOf(job))?.text).toContain(`https://shop.example/pay/${order.number}?code=${order.code}`);
    await cancelOrder(database.db, id, "by-shopper", clock.now());
    expect(await mailOf(job)).toBeUndefined();
  });

  test("nobody is written to about an order that keeps no address, only the owner", async () => {
    const { id } = await place();
    await database.db.updateTable("orders").set({ email: "" }).where("id", "=", id).execute();
    const sent: string[] = [];
    const carrier = { id: "test", send: async ({ to }: Mail) => void sent.push(to) };
    const deps = { ...letterDeps, db: database.db, catalogue: testCatalogue, carrier };
    const send = sendLetters((job: OrderMailJob) => writeOrderMail(deps, job), deps);
    for (const template of ["refund-due", "refund-due-notice"] as const)
      await send({ id: "1", kind: "order-mail", attempts: 1, payload: { template, orderId: id } });
    expect(sent).toEqual([shop.mail.owner]);
  });

  test("a payment that was not the total is not called late, and its amount not the total", async () => {
    const { id, order } = await place();
    const payment = { orderId: id, amount: order.total - 100, currency: "EUR" };
    expect(await payOrder({ db: database.db, now: clock.now }, payment)).toBe("wrong-amount");
    for (const template of ["refund-due", "order-refunded"] as const) {
      const { text } = (await mailOf({ template, orderId: id })) ?? { text: "" };
      expect(text).toMatch(/all that you paid/i);
      expect(text).not.toMatch(/expired|€/);
    }
    const notice = await mailOf({ template: "refund-due-notice", orderId: id });
    expect(notice?.text).toContain("not what the order costs");
    expect(notice?.text).toMatch(/[\d.]+ EUR came for [\d.]+ EUR/);
  });

  test("every template has a subject and something to say", async () => {
    const { order } = await place();
    for (const template of Object.keys(orderMails) as OrderTemplate[]) {
      const { subject, blocks } = orderMails[template](order, { ...letterDeps, language: "en", t: plainWords });
      expect(subject).toContain(order.number);
      expect(blocks.length).toBeGreaterThan(0);
      expect(JSON.stringify(blocks)).not.toMatch(/\{\{|undefined/);
    }
  });

  test("the receipt of a withdrawal has its content, date and time; the owner's says whether it fits", async () => {
    const { order } = await place();
    const person = { number: order.number, name: "Ada", email: order.contact.email.toUpperCase(), language: "en" };
    const lines = [{ id: "4", color: "black", size: "m", quantity: 1 }];
    const { id, receivedAt } = await withdraw(database.db, { ...person, lines }, clock.now());
    const receipt = await mailOf({ template: "withdrawal-receipt", withdrawalId: id });
    const moment = `${receivedAt.slice(0, 10)} ${receivedAt.slice(11, 19)} UTC`;
    for (const part of [moment, order.number, "1 × Thing 4, black, M", "Ada"]) expect(receipt?.text).toContain(part);
    expect((await mailOf({ template: "withdrawal-notice", withdrawalId: id }))?.text).toContain("It matches order");
    const other = await withdraw(database.db, { ...person, email: "x@example.com", lines: [] }, clock.now());
    expect((await mailOf({ template: "withdrawal-receipt", withdrawalId: other.id }))?.text).toContain(
      "The whole order",
    );
    expect((await mailOf({ template: "withdrawal-notice", withdrawalId: other.id }))?.text).toContain("match no order");
  });

  test("who waits for an item is written to once, when it is back", async () => {
    const { db } = database;
    const alert = { email: "ada@example.com", item: "4:black:xl", language: "en" };
    await addStockAlert(db, alert, clock.now());
    expect(await sendStockAlerts(db, clock.now())).toBe(0);
    await db.updateTable("stock").set({ on_hand: 2 }).where("item_key", "=", alert.item).execute();
    await Promise.all([sendStockAlerts(db, clock.now()), sendStockAlerts(db, clock.now())]);
    expect(await sendStockAlerts(db, clock.now())).toBe(0);
    const [job, ...more] = await db.selectFrom("jobs").select("payload").execute();
    expect(more).toEqual([]);
    const mail = await mailOf(JSON.parse(job?.payload ?? ""));
    expect(mail).toMatchObject({ to: "ada@example.com", subject: "Thing 4 is back in stock" });
    expect(mail?.text).toContain("https://shop.example/product/4?colour=black&size=xl");
    await seedStock(db, products, clock.now());
  });
});
