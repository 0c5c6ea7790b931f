import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openWhenThere } from "./open-when-there.ts";
import { sharedClock } from "./shared-clock.ts";
import { createPostgresThatCrashes, createTestDatabase, databaseKinds } from "./test-database.ts";

const options = { dataDir: mkdtempSync(join(tmpdir(), "shop-")), log: pino({ level: "silent" }) };
afterEach(() => vi.restoreAllMocks());

test("a database that cannot be reached is waited for, and named at the end", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const url = "postgres://shop:hush@127.0.0.1:1/shop";
  await expect(openWhenThere({ ...options, url }, 100)).rejects.toThrow(/^DATABASE_URL: no answer from the database/);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^DATABASE_URL: no answer.* The shop waits for it/)]]);
});

test("a connection that says nothing counts as lost", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const { port } = silent.address() as { port: number };
  const url = `postgres://shop@127.0.0.1:${port}/shop`;
  const started = performance.now();
  await expect(openWhenThere({ ...options, url, silenceMs: 300 }, 0)).rejects.toThrow(/no answer from the database/);
  expect(performance.now() - started).toBeLessThan(5_000);
  silent.close();
});

describe.runIf(databaseKinds().includes("PostgreSQL"))("on PostgreSQL", () => {
  test("one that takes no changes is waited for, and one that comes back is opened", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const database = await createPostgresThatCrashes();
    await sql`alter database postgres set default_transaction_read_only = on`.execute(database.db);
    const url = database.place;
    await expect(openWhenThere({ ...options, url }, 0)).rejects.toThrow(/takes no changes.*not a standby/);
    const restart = await database.crash();
    const opening = openWhenThere({ ...options, url });
    await restart();
    const writable = await database.openAnother();
    await writable.connection().execute(async (one) => {
      await sql`set default_transaction_read_only = off`.execute(one);
      await sql`alter database postgres reset default_transaction_read_only`.execute(one);
    });
    await (await opening).destroy();
    expect(said).toHaveBeenCalledTimes(1);
    await database.close();
  }, 60_000);

  test("all hosts go by the database's clock", async () => {
    const database = await createTestDatabase("PostgreSQL");
    const clock = await sharedClock(database.db);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 300_000);
    const ahead = await sharedClock(database.db);
    expect(Math.abs(ahead.now().getTime() - (clock.now().getTime() - 300_000))).toBeLessThan(2_000);
    clock.stop();
    ahead.stop();
    await database.close();
  }, 60_000);
});
