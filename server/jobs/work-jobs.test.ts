import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addJob } from "../../app/features/jobs/add-job.server.ts";
import { clearOld } from "../../app/features/jobs/clear-old.server.ts";
import { createTestDatabase, databaseKinds, planOf, type TestDatabase } from "../../db/test-database.ts";
import { retryJobs } from "./retry-jobs.ts";
import { delayAfter, workJobs } from "./work-jobs.ts";

const log = pino({ level: "silent" });

describe.each(databaseKinds())("jobs on %s", (kind) => {
  let database: TestDatabase;
  let at: number;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(async () => {
    at = Date.parse("2026-11-21T09:00:00Z");
    await database.db.deleteFrom("jobs").execute();
  });
  afterAll(() => database.close());

  const now = () => new Date(at);
  const add = (name: string, runAt?: Date) =>
    addJob(database.db, { kind: "note", payload: { name }, dedupeKey: name, runAt }, now());
  const work = (note: (payload: unknown) => void | Promise<void>) =>
    workJobs({ db: database.db, log, now, handlers: { note: async ({ payload }) => note(payload) } });

  test("run once each, however many workers there are", async () => {
    for (let i = 0; i < 20; i++) await add(`job-${i}`);
    const done: unknown[] = [];
    await Promise.all(Array.from({ length: 5 }, () => work((payload) => void done.push(payload))));
    await work((payload) => void done.push(payload));
    expect(done).toHaveLength(20);
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(20);
  });

  test("stop after those that are being done on shutdown; the others wait for the next start", async () => {
    for (let i = 0; i < 8; i++) await add(`job-${i}`);
    const closing = new AbortController();
    const handlers = { note: async () => closing.abort() };
    expect(await workJobs({ db: database.db, log, now, handlers, signal: closing.signal })).toBe(5);
    expect(await work(() => {})).toBe(3);
  });

  test("are done several at once, the most urgent first; those of a kind that is not known wait", async () => {
    const at = now();
    for (const kind of ["news", "unknown", "account", "order"])
      for (let i = 0; i < 4; i++) await addJob(database.db, { kind, payload: {}, dedupeKey: `${kind} ${i}` }, at);
    const begun: string[] = [];
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const handler = async ({ kind }: { kind: string }) => {
      begun.push(kind);
      await answered;
    };
    const working = workJobs({
      db: database.db,
      log,
      now,
      handlers: { account: handler, order: handler, news: handler },
    });
    await expect.poll(() => begun.length).toBe(5);
    expect(begun.toSorted()).toEqual(["account", "account", "account", "account", "order"]);
    answer();
    expect(await working).toBe(12);
    const left = await database.db.selectFrom("jobs").select("kind").where("done_at", "is", null).execute();
    expect(left).toHaveLength(4);
  });

  test("with the same key are one job, even after it is done", async () => {
    const done: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      await add("same");
      await work((payload) => void done.push(payload));
    }
    expect(done).toHaveLength(1);
  });

  test("wait until they are due", async () => {
    await add("later", new Date(at + 1000));
    expect(await work(() => {})).toBe(0);
    at += 1000;
    expect(await work(() => {})).toBe(1);
  });

  test("that fail are retried with growing delays until they succeed", async () => {
    await add("stubborn");
    let attempts = 0;
    const fail = () => {
      attempts++;
      if (attempts < 4) throw new Error("not now");
    };
    for (const delay of [0, 5_000, 10_000, 20_000]) {
      at += delay - 1;
      if (delay > 0) expect(await work(fail)).toBe(0);
      at += 1;
      expect(await work(fail)).toBe(1);
    }
    at += 86_400_000;
    expect(await work(fail)).toBe(0);
    expect(attempts).toBe(4);
  });

  test("cut off between doing and noting are done once more, and then given up; those that failed are tried again", async () => {
    await add("letter");
    const sent: string[] = [];
    const send = (end: () => Promise<void>) =>
      workJobs({
        db: database.db,
        log,
        now,
        handlers: {
          note: async ({ id, begin }) => {
            await begin();
            sent.push(id);
            await end();
          },
        },
      });
    const isCut = () => new Promise<void>(() => {});
    for (let times = 1; times <= 2; times++) {
      void send(isCut);
      await vi.waitFor(() => expect(sent).toHaveLength(times));
      at += 3 * 60_000;
    }
    expect(await send(isCut)).toBe(1);
    expect([sent.length, new Set(sent).size], "the same letter, by its id").toEqual([2, 1]);
    const { failed_at, last_error } = await database.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
    expect([failed_at, last_error]).toEqual([now().toISOString(), expect.stringContaining("may have been done")]);
    await add("another");
    for (let times = 0; times < 4; times++) {
      await send(() => Promise.reject(new Error("no answer")));
      at += delayAfter(times + 1);
    }
    expect(sent).toHaveLength(6);
  });

  test("survive a weekend without a mail server", async () => {
    await add("letter");
    const monday = at + 60 * 3_600_000;
    let isDone = false;
    while (at < monday + delayAfter(99)) {
      await work(() => {
        if (at < monday) throw new Error("away");
        isDone = true;
      });
      at += 900_000;
    }
    expect(isDone).toBe(true);
  });

  test("fail for good after many attempts, keep the error, and can be retried on demand", async () => {
    await add("hopeless");
    for (let i = 0; i < 30; i++) {
      await work(() => {
        throw new Error("never");
      });
      at += delayAfter(99) + 1;
    }
    const [row] = await database.db.selectFrom("jobs").selectAll().execute();
    expect(row).toMatchObject({ attempts: 25, done_at: null, last_error: "Error: never" });
    expect(row?.failed_at).toBeTruthy();
    expect(await retryJobs(database.db, now())).toBe(1);
    expect(await work(() => {})).toBe(1);
    expect(await retryJobs(database.db, now())).toBe(0);
  });

  test("that are due are found by an index that excludes finished ones", async () => {
    const due = sql`select id from jobs where done_at is null and failed_at is null and run_at <= 'x' order by run_at`;
    expect(await planOf(database.db, kind, due)).toContain("jobs_due");
  });

  test("that fail store the error without email addresses", async () => {
    await add("refused");
    await work(() => {
      throw new Error("550 <ada@example.com> is unknown here");
    });
    const [row] = await database.db.selectFrom("jobs").select("last_error").execute();
    expect(row?.last_error).toBe("Error: 550 <(e-mail address)> is unknown here");
  });

  test("abandoned by a crashed process are taken again", async () => {
    await add("dropped");
    const never = new Promise<void>(() => {});
    void work(() => never);
    await expect
      .poll(async () => (await database.db.selectFrom("jobs").select("attempts").execute())[0]?.attempts)
      .toBe(1);
    expect(await work(() => {})).toBe(0);
    at += 121_000;
    expect(await work(() => {})).toBe(1);
  });

  test("are deleted a month after they finished or failed, and no others are", async () => {
    const month = 30 * 86_400_000;
    const names = async () =>
      (await database.db.selectFrom("jobs").select("dedupe_key").orderBy("dedupe_key").execute()).map(
        (job) => job.dedupe_key,
      );
    await add("done");
    await work(() => {});
    const doneAt = at;
    await add("given up");
    while (!(await database.db.selectFrom("jobs").select("id").where("failed_at", "is not", null).executeTakeFirst())) {
      at += delayAfter(20);
      await work(() => {
        throw new Error("never");
      });
    }
    await add("waiting", new Date(at + 3 * month));
    await clearOld(database.db, new Date(doneAt + month));
    expect(await names()).toEqual(["done", "given up", "waiting"]);
    await clearOld(database.db, new Date(at + month));
    expect(await names()).toEqual(["given up", "waiting"]);
    await clearOld(database.db, new Date(at + month + 1));
    expect(await names()).toEqual(["waiting"]);
  });

  test("are not queued when the transaction that caused them is rolled back", async () => {
    const act = database.db.transaction().execute(async (trx) => {
      await addJob(trx, { kind: "note", payload: {}, dedupeKey: "x" }, now());
      throw new Error("changed my mind");
    });
    await expect(act).rejects.toThrow("changed my mind");
    expect(await work(() => {})).toBe(0);
  });
});
