import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { readWords } from "../../../scripts/words/missing-words.ts";
import { createWords } from "../../platform/i18n/words.ts";
import { enclosedNotice } from "../guarantee/notice-letter.server.ts";
import { loadContract } from "../information/contract.server.ts";
import { renderMail } from "../letters/mail-handler.server.ts";
import { withContract } from "../orders/order-mail-parts.ts";
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

test("the order confirmation ends with the terms and the model withdrawal form, in text and HTML", async () => {
  const { id, order } = await placeVariedOrder(database.db, clock.now);
  const contract = async (language: string) => ({
    documents: await loadContract({ baseUrl: mailDeps.baseUrl, language }),
    files: enclosedNotice("de", { "/content/legal-guarantee/en.pdf": "data:application/pdf;base64,JVBERi0=" }),
  });
  const confirmation = await mailOf(database.db, { template: "order-confirmation", orderId: id }, contract);
  const { text = "", html = "", files } = confirmation ?? {};
  expect(files).toEqual([{ name: "legal-guarantee.pdf", url: "data:application/pdf;base64,JVBERi0=" }]);
  for (const form of [text, html]) {
    const plain = form.replace(/<[^>]+>/g, "");
    for (const part of [
      "Retention of title",
      "As a consumer you can withdraw within fourteen days from delivery",
      "Model withdrawal form",
      "hereby give notice that I/we (*) withdraw",
      "To Vitrine Handels GmbH, Lindenhof 12, 10405 Berlin, Germany",
    ])
      expect(plain).toContain(part);
    expect(form.indexOf("Retention of title")).toBeGreaterThan(form.lastIndexOf(order.code));
    expect(form).toContain("https://shop.example/returnandrefund");
    expect(form).not.toMatch(/\{\{|undefined|\[object/);
  }
  expect(html.match(/<div lang="en" dir="ltr"/g)).toHaveLength(3);
  const others = ["order-received", "order-notice", "order-shipped"] as const;
  for (const template of others)
    expect((await mailOf(database.db, { template, orderId: id }, contract))?.text).not.toContain("Retention of title");
});

test.each([
  [10, 30],
  [60, 80],
])(
  "a confirmation of %i lines, with its terms, has at most %i kB in any language, as Gmail cuts at 102",
  async (count, kB) => {
    const { order } = await placeVariedOrder(database.db, clock.now);
    const names = { en: "Oak Lounge Chair with armrests", ar: "كرسي من خشب البلوط مع مساند للذراعين" };
    for (const [language, name] of Object.entries(names)) {
      const line = { ...order.lines[0], name: count > 10 ? name.repeat(4).slice(0, 120) : name };
      const dictionaries = { common: readWords(language, "common"), mail: readWords(language, "mail") };
      const t = createWords(language, dictionaries).forNamespace("mail", "checkout");
      const context = { ...mailDeps, language, t };
      const long = { ...order, lines: Array.from({ length: count }, () => line as (typeof order.lines)[number]) };
      const documents = await loadContract({ baseUrl: mailDeps.baseUrl, language });
      const page = withContract(orderMails["order-confirmation"](long, context), { documents }, context);
      const { html } = renderMail({ template: "x", to: "a@b.c", language, page }, "1", {
        ...mailDeps,
        translate: () => t,
      });
      expect(Buffer.byteLength(html) / 1000, language).toBeLessThan(kB);
    }
  },
);
