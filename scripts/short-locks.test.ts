import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { ordersCommand } from "./orders.ts";
import { reviewsCommand } from "./reviews.ts";
import { answerOnShop, type ShopCommand } from "./run-command.ts";

const ROWS = 220;
const folder = mkdtempSync(join(tmpdir(), "short-locks-"));

test("owner's commands write to SQLite in short transactions, between which the shop writes", async () => {
  const { db, place, openAnother, close } = await createTestDatabase("SQLite");
  onTestFinished(close);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shop = await openAnother();
  const lines = Array.from({ length: ROWS }, (_, i) => `${1 + (i % 9)},5,Number ${i},Text,Ada,2025-01-01`);
  const file = join(folder, "reviews.csv");
  writeFileSync(file, ["Product,Stars,Title,Text,Name,Date", ...lines].join("\n"));
  const failed = {
    kind: "mail",
    payload: "{}",
    sendings: 0,
    attempts: 9,
    locked_until: null,
    done_at: null,
    last_error: "",
  };
  const times = { run_at: "2026-01-01", failed_at: "2026-01-04" };
  const jobs = Array.from({ length: ROWS }, (_, i) => ({ ...failed, ...times, id: `${i}`, dedupe_key: `${i}` }));
  await db.insertInto("jobs").values(jobs).execute();

  /** Runs a command; returns the most rows that it has changed between two writes of the shop. */
  async function longestStep(command: ShopCommand, args: string[], count: () => Promise<number>): Promise<number> {
    let [isRunning, longest, last] = [true, 0, await count()];
    const run = answerOnShop(command, args, { DATA_DIR: place }).finally(() => {
      isRunning = false;
    });
    while (isRunning) {
      await shop
        .insertInto("stock")
        .values({ item_key: `${Math.random()}`, on_hand: 1, updated_at: "" })
        .execute();
      const now = await count();
      [longest, last] = [Math.max(longest, Math.abs(now - last)), now];
      await setImmediate();
    }
    expect((await run).err).toBe("");
    return longest;
  }
  const all = shop.selectFrom("reviews").select(({ fn }) => fn.countAll<number>().as("rows"));
  const given = shop.selectFrom("jobs").select(({ fn }) => fn.countAll<number>().as("rows"));
  const reviews = async () => (await all.executeTakeFirstOrThrow()).rows;
  const givenUp = async () => (await given.where("failed_at", "is not", null).executeTakeFirstOrThrow()).rows;
  const imported = ["import", file, "--from", "Etsy"];
  expect(await longestStep(reviewsCommand, imported, reviews)).toBe(50);
  expect(await reviews()).toBe(ROWS);
  expect(await longestStep(reviewsCommand, ["remove", "--from", "Etsy"], reviews)).toBe(50);
  expect(await reviews()).toBe(0);
  expect(await longestStep(ordersCommand, ["mail-retry"], givenUp)).toBe(50);
  expect(await givenUp()).toBe(0);
});
