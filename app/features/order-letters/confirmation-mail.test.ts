import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { shop } from "../../../shop.config.ts";
import { untranslated } from "../../platform/i18n/words.ts";
import type { Cents } from "../catalogue/product.ts";
import { moment } from "../letters/mail-context.ts";
import { renderMail } from "../letters/mail-handler.server.ts";
import { shipOrder } from "../orders/fulfil-order.server.ts";
import { payNow } from "../orders/pay-order.server.ts";
import { createClock, resetShop } from "../orders/test-shop.ts";
import { orderMails } from "./order-mails.ts";
import { mailDeps, mailOf, placeVariedOrder } from "./test-mails.ts";

let database: TestDatabase;
const clock = createClock();
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
beforeEach(() => resetShop(database.db));
afterAll(() => database.close());

describe("the order confirmation", () => {
  test("records what was agreed: lines, amounts, addresses, number and code, withdrawal", async () => {
    const { id, order } = await placeVariedOrder(database.db, clock.now);
    const mail = await mailOf(database.db, { template: "order-confirmation", orderId: id });
    expect(mail?.to).toBe(order.contact.email);
    for (const part of [
      "3 × Thing 2",
      "€53.97",
      "black · M",
      "-€9.30",
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

  test("includes the terms in the language of the order", async () => {
    const { id } = await placeVariedOrder(database.db, clock.now);
    await database.db.updateTable("orders").set({ language: "fr" }).where("id", "=", id).execute();
    const contract = async (language: string) => ({
      documents: [{ title: "Terms", language, text: `in ${language}`, html: "" }],
    });
    const mail = await mailOf(database.db, { template: "order-confirmation", orderId: id }, contract);
    expect(mail?.text).toContain("in fr");
    expect(mail?.html).toContain('<div lang="fr" dir="ltr" style="direction:ltr;font-size');
  });

  test("says when the goods arrive, until they are shipped", async () => {
    const { id } = await placeVariedOrder(database.db, clock.now);
    await payNow(database.db, id, clock.now());
    expect((await mailOf(database.db, { template: "order-confirmation", orderId: id }))?.text).toMatch(
      /Arrives Tue\s24\sNov/,
    );
    await shipOrder(database.db, id, clock.now());
    expect((await mailOf(database.db, { template: "order-confirmation", orderId: id }))?.text).not.toContain("Arrives");
  });

  test("is followed by the tracking number when the goods are shipped", async () => {
    const { id } = await placeVariedOrder(database.db, clock.now);
    await payNow(database.db, id, clock.now());
    await shipOrder(database.db, id, clock.now(), "DHL 00340434161094042557");
    const mail = await mailOf(database.db, { template: "order-shipped", orderId: id });
    expect(mail?.text).toContain("Handed to the carrier: DHL 00340434161094042557");
  });

  test("is followed by a link to the carrier's page if the method has one", async () => {
    const { promise: _, ...order } = (await placeVariedOrder(database.db, clock.now)).order;
    const methods = shop.delivery.methods.map((method) => ({
      ...method,
      trackingUrl: "https://carrier.example/{{parcel}}",
    }));
    const context = {
      ...mailDeps,
      shop: { ...shop, delivery: { ...shop.delivery, methods } },
      language: "en",
      t: untranslated,
    };
    const sent = (detail: string) =>
      orderMails["order-shipped"]({ ...order, events: [{ at: order.placedAt, kind: "shipped", detail }] }, context);
    const [, link] = sent("DHL 00340434161094042557").blocks;
    expect(link).toEqual({
      kind: "link",
      label: "Follow your parcel",
      url: "https://carrier.example/00340434161094042557",
    });
    expect(sent("by bicycle").blocks.filter(({ kind }) => kind === "link")).toHaveLength(1);
  });

  test("says where and when to collect, not where to deliver, and later that the goods are ready", async () => {
    const { id } = await placeVariedOrder(database.db, clock.now, "pickup");
    await payNow(database.db, id, clock.now());
    const confirmation = await mailOf(database.db, { template: "order-confirmation", orderId: id });
    await shipOrder(database.db, id, clock.now(), "Counter on the first floor");
    const ready = await mailOf(database.db, { template: "order-shipped", orderId: id });
    const { hours, street } = shop.company;
    for (const text of [confirmation?.text ?? "", ready?.text ?? ""]) {
      expect(text).toContain(`Where you collect it:\n${shop.name}\n${street}\n10405 Berlin\n${hours}`);
      expect(text).toContain("Billing address:");
      expect(text).not.toMatch(/Delivery address|carrier|on its way/);
    }
    expect(ready?.subject).toMatch(/is ready to collect$/);
    expect(ready?.text).toContain("Counter on the first floor");
  });

  test("mentions goods that cannot be returned only if there are any", async () => {
    const { order } = await placeVariedOrder(database.db, clock.now);
    const textOf = (isReturnable: boolean) => {
      const lines = order.lines.map((line) => ({ ...line, isReturnable }));
      const page = orderMails["order-confirmation"](
        { ...order, lines },
        { ...mailDeps, language: "en", t: untranslated },
      );
      return JSON.stringify(page);
    };
    expect(textOf(true)).not.toContain("exempt");
    expect(textOf(false)).toContain("marked above are exempt");
  });

  test("says the same in HTML and escapes the shopper's markup", async () => {
    const { id, order } = await placeVariedOrder(database.db, clock.now);
    const html = (await mailOf(database.db, { template: "order-confirmation", orderId: id }))?.html ?? "";
    expect(html).toContain("Ada &lt;b&gt;&amp; Co&lt;/b&gt;");
    expect(html).not.toContain("<b>");
    expect(html).toContain(`order=${order.number}&amp;code=${order.code}`);
    expect(html).toContain("Ring twice<br>please");
    expect(html).not.toMatch(/<(img|script|link)|src=|url\(/);
  });

  test("keeps the order number on one line, whatever its prefix", async () => {
    for (const number of ["V-7KQ4-M2XD", "TEA-7KQ4-M2XD"]) {
      const page = { subject: `Your order ${number} is confirmed`, blocks: [] };
      const { html } = renderMail({ template: "x", to: "a@b.c", language: "en", page }, "1", mailDeps);
      expect(html).toContain(`Your order <span style="white-space:nowrap">${number}</span> is confirmed`);
    }
  });

  test("has one button, for the order, and the links required by law", async () => {
    const { id } = await placeVariedOrder(database.db, clock.now);
    const html = (await mailOf(database.db, { template: "order-confirmation", orderId: id }))?.html ?? "";
    const links = [...html.matchAll(/<a class="(\w+)"[^>]*>([^<]+)/g)].map(([, look, label]) => `${look}: ${label}`);
    expect(links).toEqual([
      "button: See your order",
      "link: Withdraw from contract here",
      "link: Terms and conditions",
    ]);
  });

  test("uses the shop's time zone, and calls free delivery free", async () => {
    const { order } = await placeVariedOrder(database.db, clock.now);
    expect(moment("2026-11-16T13:45:00Z", { shop, language: "en" })).toBe("16 November 2026 at 14:45");
    const { blocks } = orderMails["order-confirmation"](
      { ...order, delivery: 0 as Cents },
      { ...mailDeps, language: "en", t: untranslated },
    );
    expect(JSON.stringify(blocks)).toContain('"value":"Free"');
  });

  test("uses the shopper's language, text direction and number format", async () => {
    const { order } = await placeVariedOrder(database.db, clock.now);
    const t = (text: string) => `§${text}`;
    const german = orderMails["order-confirmation"]({ ...order, language: "de" }, { ...mailDeps, language: "de", t });
    expect(JSON.stringify(german)).toContain("83,67 €".replace(" ", "\u00a0"));
    expect(german.subject).toMatch(/^§/);
    const page = { subject: "x", blocks: [] };
    const arabic = renderMail({ template: "x", to: "a@b.c", language: "ar", page }, "1", mailDeps);
    expect(arabic.html).toMatch(/<html lang="ar" dir="rtl">[\s\S]*<div lang="ar" dir="rtl" style="direction:rtl">/);
  });
});
