import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Failpoint } from "../../app/features/orders/failpoints.server.ts";
import { resetShop } from "../../app/features/orders/test-shop.ts";
import { cardSums, issueCard } from "../../app/features/payment/test-cards.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../db/test-database.ts";
import { isLong } from "../is-long.ts";

const STOCK = 10_000;
/** What gift cards pay of each order, in cents: two cards, a half each. */
const PART = 1000;
const SEED = Number(process.env["FAULT_SEED"] ?? 1);
/** How often the shop is killed at each point, and at any moment. */
const POINT_ROUNDS = isLong ? 100 : 1;
const ROUNDS = isLong ? 100 : 3;
const points: Failpoint[] = ["after-key", "after-stock", "after-insert", "after-commit", "after-event", "after-paid"];

type End = { signal: NodeJS.Signals | null; lines: string[][] };

describe.each(databaseKinds())("a shop that is killed while it takes orders on %s", (kind) => {
  let database: TestDatabase;
  /** All orders of the tests below, which follow each other in one shop. */
  const keys: string[] = [];
  const confirmed: string[][] = [];
  /** Those that nobody has confirmed as paid: the next buyer sends them again. */
  let left: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await resetShop(database.db);
    await database.db.updateTable("stock").set({ on_hand: STOCK }).where("item_key", "=", "2").execute();
  }, 60_000);
  afterAll(() => database.close());

  /** Returns two new order keys, each with gift cards that pay a part. */
  async function freshKeys(): Promise<string[]> {
    const half = () => issueCard(database.db, PART / 2);
    return [[randomUUID(), await half(), await half()].join(":"), [randomUUID(), await half(), await half()].join(":")];
  }

  /** Runs a buyer that kills itself at a point, or is killed `killDelay` ms after `killAfter` lines. */
  function buy(
    keys: string[],
    { point = "", nth = 1, killAfter = Number.POSITIVE_INFINITY, killDelay = 0 } = {},
  ): Promise<End> {
    const args = ["tests/faults/buyer.ts", database.place, keys.join(","), point, String(nth)];
    const child = spawn(process.execPath, ["--import", "./tests/use-sample-shop.ts", ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.split("\n").length > killAfter) setTimeout(() => child.kill("SIGKILL"), killDelay);
    });
    return new Promise((resolve) => {
      child.once("close", (_, signal) => {
        const lines = text.split("\n").slice(1, -1);
        resolve({ signal, lines: lines.map((line) => line.split(" ")) });
      });
    });
  }

  /** Checks invariants: confirmed orders exist, none is duplicated or incomplete, and no stock is lost. */
  async function expectWhole(confirmed: readonly string[][]): Promise<void> {
    const { db } = database;
    const orders = await db.selectFrom("orders").selectAll().execute();
    const keys = await db.selectFrom("order_keys").selectAll().execute();
    const lines = await db.selectFrom("order_lines").selectAll().execute();
    expect(new Set(keys.map((row) => row.order_id))).toEqual(new Set(orders.map((order) => order.id)));
    expect(lines.map((line) => line.order_id).toSorted()).toEqual(orders.map((order) => order.id).toSorted());
    const stateOf = new Map(orders.map((order) => [order.number, order.state]));
    for (const [what, , number = ""] of confirmed)
      expect(what === "paid" ? ["paid"] : ["awaiting-payment", "paid"]).toContain(stateOf.get(number));
    const stock = await db.selectFrom("stock").selectAll().where("item_key", "=", "2").executeTakeFirst();
    expect((stock?.on_hand ?? 0) + orders.length).toBe(STOCK);
    const { issued, left, taken } = await cardSums(db);
    expect(left + taken, "balances and uses of gift cards add up to what was issued").toBe(issued);
    expect(taken).toBe(orders.length * PART);
    const paid = orders.filter((order) => order.state === "paid");
    const mails = await db
      .selectFrom("jobs")
      .select("id")
      .where("dedupe_key", "like", "mail:order-confirmation:%")
      .execute();
    expect(mails).toHaveLength(paid.length);
    const invoices = await db.selectFrom("invoices").select(["place", "order_id"]).orderBy("place").execute();
    expect(new Set(invoices.map((row) => row.order_id))).toEqual(new Set(paid.map((order) => order.id)));
    const places = invoices.map(({ place }, i) => place - i);
    expect(new Set(places).size, "the series has no gap").toBeLessThanOrEqual(1);
  }

  async function note(end: End): Promise<void> {
    confirmed.push(...end.lines);
    await expectWhole(confirmed);
    const paid = new Set(confirmed.filter(([what]) => what === "paid").map(([, key]) => key));
    left = keys.filter((key) => !paid.has(key));
  }

  test.each(points)(
    `%s, ${POINT_ROUNDS} times: no confirmed order is lost`,
    async (point) => {
      for (let round = 0; round < POINT_ROUNDS; round++) {
        const fresh = await freshKeys();
        keys.push(...fresh);
        // Interrupted orders reach the point first; then one of the new orders is interrupted.
        const nth = left.length + 1 + (round % fresh.length);
        const cut = await buy([...left, ...fresh], { point, nth });
        expect(cut.signal).toBe("SIGKILL");
        await note(cut);
      }
    },
    60_000 + POINT_ROUNDS * 20_000,
  );

  test(
    `at any moment, ${ROUNDS} times: the same`,
    async () => {
      const random = createRandom(SEED);
      let cuts = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const fresh = await freshKeys();
        keys.push(...fresh);
        const end = await buy([...left, ...fresh], {
          killAfter: 1 + Math.floor(random() * 4),
          killDelay: random() * 12,
        });
        if (end.signal) cuts++;
        await note(end);
      }
      expect(cuts, "some rounds were interrupted, or this proves nothing").toBeGreaterThan(0);
    },
    60_000 + ROUNDS * 20_000,
  );

  test("sent again, whatever was interrupted is completed, and nothing is ordered twice", async () => {
    const again = await buy(keys);
    expect(again.signal).toBeNull();
    await expectWhole([...confirmed, ...again.lines]);
    expect(await database.db.selectFrom("orders").select("id").execute()).toHaveLength(keys.length);
    const numbers = new Map(again.lines.map(([, key, number]) => [key, number]));
    for (const [, key, number] of confirmed) expect(numbers.get(key ?? "")).toBe(number);
  }, 300_000);
});

/** Deterministic pseudo-random numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
