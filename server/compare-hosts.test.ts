import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Secrets } from "../db/secrets.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../db/test-database.ts";
import { compareHosts, sayPresence, warnOfClock } from "./compare-hosts.ts";

const OLD = "the old secret of thirty-two signs";
const THIRD = "a third secret of thirty-two signs";
const NEW = "the new secret of thirty-two signs";
const now = new Date("2026-11-21T09:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const host = (secrets: Secrets, timeZone = "Europe/Berlin") => ({ environment: { secrets }, shop: { timeZone } });

describe.each(databaseKinds())("a host that opens beside another, on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(async () => {
    await database.db.deleteFrom("shared_state").execute();
    await sayPresence(database.db, host([OLD]), now, "one");
  });
  afterAll(() => database.close());

  const compared = (secrets: Secrets, timeZone?: string, at = now, name = "two") =>
    compareHosts(database.db, host(secrets, timeZone), at, name);

  test("says in one line each that SECRET or the time zone is another, without a secret in it", async () => {
    expect(await compared([OLD])).toEqual([]);
    const lines = await compared([NEW], "Asia/Tokyo");
    expect(lines).toEqual([
      expect.stringMatching(/^SECRET: the host one, .* has another one[^\n]*$/),
      expect.stringMatching(/^timeZone: the host one, .* has Europe\/Berlin, and this one Asia\/Tokyo[^\n]*$/),
    ]);
    const kept = JSON.stringify(await database.db.selectFrom("shared_state").selectAll().execute());
    for (const secret of [OLD, NEW]) expect(`${lines} ${kept}`).not.toContain(secret);
  });

  test("says nothing while SECRET is replaced in two steps, nor of itself or of a host that is gone", async () => {
    expect(await compared([OLD, NEW])).toEqual([]);
    expect(await compared([NEW, OLD])).toEqual([expect.stringMatching(/^SECRET/)]);
    await sayPresence(database.db, host([OLD, NEW]), now, "one");
    expect(await compared([NEW, OLD])).toEqual([]);
    expect(await compared([THIRD], undefined, now, "one")).toEqual([expect.stringMatching(/^SECRET: the host two/)]);
    expect(await compared([OLD], undefined, later(4), "three")).toEqual([]);
  });
});

test("a clock that is an hour off is named in one line, and one that is a second off is not", () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  for (const ahead of [1_000, 3_600_000, -3_600_000]) warnOfClock(ahead, log);
  expect(lines).toEqual([
    expect.stringMatching(/^the clock of this machine is 60 minutes behind/),
    expect.stringMatching(/^the clock of this machine is 60 minutes ahead/),
  ]);
});
