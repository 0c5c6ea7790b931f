import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { loadContract } from "../information/contract.server.ts";
import { mailDeps, mailOf, placeVariedOrder } from "./test-mails.ts";
import { createClock, resetShop } from "./test-shop.ts";

let database: TestDatabase;
const clock = createClock();
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
beforeEach(() => resetShop(database.db));
afterAll(() => database.close());

test("the order confirmation ends with the terms and the model withdrawal form, in text and HTML", async () => {
  const { id, order } = await placeVariedOrder(database.db, clock.now);
  const contract = (language: string) => loadContract({ baseUrl: mailDeps.baseUrl, language });
  const { text = "", html = "" } =
    (await mailOf(database.db, { template: "order-confirmation", orderId: id }, contract)) ?? {};
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
  expect(html).toContain('<article lang="en" dir="ltr">');
  const others = ["order-received", "order-notice", "order-shipped"] as const;
  for (const template of others)
    expect((await mailOf(database.db, { template, orderId: id }, contract))?.text).not.toContain("Retention of title");
});
