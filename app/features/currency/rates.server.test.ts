import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { share } from "../../../db/shared-state.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { createRates, forgetRates, rebase } from "./rates.server.ts";

const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
const good = { base_code: "AED", rates: { AED: 1, EUR: 0.25, USD: 0.3, JPY: 40, XXX: 0, YYY: -1, ZZZ: "1", lower: 2 } };
let at: number;
let asked: number;
let answer: () => Response | Promise<Response>;

describe.each(databaseKinds())("exchange rates on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom("shared_state").execute();
    at = Date.parse("2026-11-21T09:00:00Z");
    asked = 0;
    lines.length = 0;
    answer = () => Response.json(good);
  });

  function open(currencies: readonly string[] = ["EUR", "USD"], db = database.db) {
    const fetch = async () => {
      asked++;
      return answer();
    };
    return createRates({ db, url: "https://rates.example/AED", log, currencies, now: () => new Date(at), fetch });
  }

  test("are not fetched by a shop that shows prices only in its own currency", async () => {
    expect(await open(["EUR"]).current()).toEqual({ base: "EUR", rates: {}, asOf: null });
    expect(asked).toBe(0);
  });

  test("are converted from the service's base to the euro, without invalid rates", async () => {
    const { base, rates, asOf } = await open().current();
    expect(base).toBe("EUR");
    expect(rates).toEqual({ AED: 4, EUR: 1, USD: 1.2, JPY: 160 });
    expect(asOf).toBe("2026-11-21T09:00:00.000Z");
  });

  test("are fetched once an hour, and once for concurrent requests", async () => {
    const source = open();
    await Promise.all(Array.from({ length: 10 }, () => source.current()));
    at += 3_599_999;
    await source.current();
    expect(asked).toBe(1);
    at += 1;
    await source.current();
    await expect.poll(() => asked).toBe(2);
  });

  test("of yesterday are not told before today's are fetched, since few ask for any", async () => {
    const source = open();
    await source.current();
    at += 86_400_000;
    answer = () => Response.json({ ...good, rates: { ...good.rates, USD: 0.31 } });
    expect((await source.current()).rates["USD"]).toBe(1.24);
  });

  test("are fetched anew if the clock was ahead when they were fetched", async () => {
    const source = open();
    await source.current();
    at -= 30 * 86_400_000;
    await source.current();
    await expect.poll(() => asked).toBe(2);
    expect((await source.current()).asOf).toBe("2026-10-22T09:00:00.000Z");
  });

  test.each([
    ["an error status", () => new Response("", { status: 500 })],
    ["HTML", () => new Response("<html>")],
    ["no rates", () => Response.json({ result: "error" })],
    ["no euro", () => Response.json({ rates: { AED: 1, USD: 0.27 } })],
    ["an impossible euro", () => Response.json({ rates: { AED: 1, EUR: 0 } })],
    ["nothing at all", () => Promise.reject(new TypeError("fetch failed"))],
  ])("survive %s", async (_, bad) => {
    const source = open();
    const before = await source.current();
    answer = bad;
    at += 7_200_000;
    await source.current();
    await expect.poll(() => asked).toBe(2);
    expect(await source.current()).toEqual(before);
    expect(asked).toBe(2);
  });

  const rates = (eur: number, jpy: number) => () => Response.json({ rates: { AED: 1, EUR: eur, USD: 0.3, JPY: jpy } });
  async function later(source: ReturnType<typeof open>, ms: number) {
    const before = asked;
    at += ms;
    await source.current();
    await expect.poll(() => asked).toBe(before + 1);
    return (await source.current()).rates;
  }

  test("that jump are not believed: the last one stays, with a line in the log, and the others follow", async () => {
    const source = open(["EUR", "USD", "JPY"]);
    await source.current();
    answer = rates(0.25, 40 * 33);
    expect(await later(source, 3_600_000)).toEqual({ AED: 4, EUR: 1, USD: 1.2, JPY: 160 });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ code: "JPY", was: 160, is: 5280 });
    answer = rates(0.25, 40 / 33);
    expect((await later(open(["EUR", "JPY"]), 3_600_000))["JPY"], "after a restart").toBe(160);
    answer = rates(0.25, 41);
    expect(await later(source, 3_600_000)).toMatchObject({ JPY: 164 });
    answer = rates(0.0025, 41);
    expect(await later(source, 3_600_000), "the shop's own jumped").toMatchObject({ USD: 1.2, JPY: 164 });
  });

  test("may change more after a long time, and are not compared if there were none", async () => {
    const source = open(["EUR", "JPY"]);
    await source.current();
    answer = rates(0.25, 40 * 1.3);
    expect(await later(source, 3_600_000)).toMatchObject({ JPY: 160 });
    expect(await later(source, 40 * 86_400_000)).toMatchObject({ JPY: 208 });
    expect(lines).toHaveLength(1);
  });

  test("survive a restart without the network", async () => {
    const before = await open().current();
    answer = () => Promise.reject(new TypeError("fetch failed"));
    at += 7_200_000;
    expect(await open().current()).toEqual(before);
  });

  test("that jump are believed once the owner says so", async () => {
    const source = open(["EUR", "JPY"]);
    await source.current();
    answer = rates(0.25, 40 * 33);
    expect(await forgetRates(database.db)).toBe(true);
    expect(await later(source, 60_000)).toMatchObject({ JPY: 5280 });
    expect(lines).toEqual([]);
  });

  test("are the same on all hosts: one fetches them, the others read them", async () => {
    const other = open(["EUR", "USD"], await database.openAnother());
    const source = open();
    const both = () => Promise.all([source.current(), other.current()]);
    for (const hour of [0, 1, 2]) {
      answer = () => Response.json({ ...good, rates: { ...good.rates, USD: 0.3 + hour / 100 } });
      at += 3_600_000;
      await both();
      await expect.poll(() => asked).toBe(hour + 1);
      // What the one has stored, the other reads within a second.
      await expect
        .poll(async () => {
          at += 1_000;
          return (await both()).map(({ rates }) => rates["USD"]);
        })
        .toEqual(Array(2).fill((0.3 + hour / 100) * 4));
      expect(asked).toBe(hour + 1);
    }
  });

  test("are an empty map if there never were any, and what cannot be read is ignored", async () => {
    answer = () => Promise.reject(new TypeError("fetch failed"));
    await share(database.db, "rates", "{broken");
    expect(await open().current()).toEqual({ base: "EUR", rates: {}, asOf: null });
  });

  test("stay what they were while the database does not answer", async () => {
    const never = new Promise<never>(() => undefined);
    let isHung = false;
    const db = new Proxy(database.db, {
      get(real, name) {
        if (isHung && name === "selectFrom")
          return () => ({ select: () => ({ where: () => ({ executeTakeFirst: () => never }) }) });
        const value = Reflect.get(real, name);
        return typeof value === "function" ? value.bind(real) : value;
      },
    });
    const source = open(["EUR", "USD"], db);
    const known = await source.current();
    isHung = true;
    at += 5_000;
    expect(await Promise.all([source.current(), source.current()])).toEqual([known, known]);
  });

  test("do not hammer a service that is down", async () => {
    answer = () => Promise.reject(new TypeError("fetch failed"));
    const source = open();
    for (let i = 0; i < 5; i++) await source.current();
    expect(asked).toBe(1);
    at += 60_000;
    await source.current();
    expect(asked).toBe(2);
  });
});

test("rebasing an invalid response throws", () => {
  for (const nothing of [null, undefined, 3, "x", [], { rates: null }]) expect(() => rebase(nothing)).toThrow();
});
