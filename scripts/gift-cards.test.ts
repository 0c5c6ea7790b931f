import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { giftCardsCommand } from "./gift-cards.ts";
import { answerOnShop } from "./run-command.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
afterAll(() => database.close());

const giftCards = (...args: string[]) => answerOnShop(giftCardsCommand, args, { DATA_DIR: database.place });

test("issues cards whose codes are shown only once, lists them and blocks one", async () => {
  const { out } = await giftCards("issue", "--value", "50", "--count", "3");
  const [head, ...rows] = out.trimEnd().split("\r\n");
  expect(head).toBe("code,value,currency,valid_until");
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toMatch(/^(\w{4}-){3}\w{4},50\.00,EUR,\d{4}-12-31$/);
  const code = rows[0]?.split(",")[0] ?? "";
  const kept = JSON.stringify(await database.db.selectFrom("gift_cards").selectAll().execute());
  expect(kept).not.toContain(code.replaceAll("-", ""));
  const { out: listed } = await giftCards("list");
  expect(listed).toMatch(new RegExp(`${code.slice(-4)} .*50\\.00 EUR +50\\.00 EUR`));
  expect(listed).not.toContain(code.slice(0, 9));
  expect((await giftCards("block", code.toLowerCase())).out).toBe(
    `The gift card that ends in ${code.slice(-4)} is blocked, with 50.00 EUR on it.\n`,
  );
  expect((await giftCards("list")).out).toMatch(/ blocked /);
  expect((await giftCards("unblock", code)).out).toBe(
    `The gift card that ends in ${code.slice(-4)} can be spent again, with 50.00 EUR on it.\n`,
  );
  expect((await giftCards("list")).out).not.toMatch(/ blocked /);
});

test("gives a card of an earlier secret a new code, which only then can be spent", async () => {
  const [card] = await database.db.selectFrom("gift_cards").selectAll().orderBy("id").execute();
  const id = card?.id ?? "";
  await database.db.updateTable("gift_cards").set({ secret_mark: "another" }).where("id", "=", id).execute();
  expect((await giftCards("list")).out).toMatch(/ void /);
  expect((await giftCards("unblock", id)).out).toMatch(/made under another SECRET: "replace" gives it a new one\.\n$/);
  expect((await giftCards("replace", id)).out).toMatch(
    /^The gift card has a new code, with 50\.00 EUR on it: (\w{4}-){3}\w{4}\n$/,
  );
  expect((await giftCards("list")).out).not.toMatch(/ void /);
});

test("blocks nothing if several cards end in the same characters", async () => {
  await database.db.updateTable("gift_cards").set({ last4: "3CDF", blocked_at: null }).execute();
  expect((await giftCards("block", "3CDF")).err).toMatch(/^"3CDF" is on 3 cards: name one by its id\.\n/);
  expect((await giftCards("list")).out).not.toContain("blocked");
});

test("reports mistakes and issues nothing", async () => {
  const before = (await giftCards("list")).out;
  expect((await giftCards("issue")).err).toMatch(/^--value is what a card is worth/);
  expect((await giftCards("issue", "--value", "0")).code).toBe(1);
  expect((await giftCards("issue", "--value", "50", "--count", "0")).err).toMatch(/^--count is a whole number/);
  expect((await giftCards("issue", "--value", "50", "--until", "2033-02-31")).err).toMatch(/^--until is a day to come/);
  expect((await giftCards("block", "nothing")).err).toBe('There is no gift card "nothing".\n');
  expect((await giftCards("list")).out).toBe(before);
  expect((await giftCards()).out).toContain("npm run gift-cards -- list");
});
