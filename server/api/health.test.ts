import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { warnOfDisk } from "../disk-room.ts";
import { healthRoutes } from "./health.ts";
import { openTestApi } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The statuses with this many bytes free on the disk. */
async function answersWith(bytes: number | undefined, databaseUrl?: string) {
  const { db, environment } = api.deps();
  const routes = healthRoutes(
    { db, environment: { ...environment, ...(databaseUrl && { databaseUrl }) } },
    async () => bytes,
  );
  const ready = await routes.request("/readyz");
  return [ready.status, (await ready.json()).status, (await routes.request("/healthz")).status];
}

test("a shop whose disk is full is not ready for orders, but needs no restart", async () => {
  expect(await answersWith(15_000_000)).toEqual([503, "no room on the disk", 200]);
  expect(await answersWith(17_000_000)).toEqual([200, "ok", 200]);
});

test("a disk that is full is named at the start in one line", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  for (const bytes of [15_000_000, 17_000_000, undefined]) await warnOfDisk("/data", log, async () => bytes);
  expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: the disk under \/data has less than 16 MB left[^\n]*$/)]);
});

test("free space is ignored if it is unknown or the database is elsewhere", async () => {
  expect(await answersWith(undefined)).toEqual([200, "ok", 200]);
  expect(await answersWith(0, "postgres://db.example/shop")).toEqual([200, "ok", 200]);
});

test("the real disk is checked by default", async () => {
  const { db, environment } = api.deps();
  expect((await healthRoutes({ db, environment }).request("/readyz")).status).toBe(200);
  const nowhere = { ...environment, dataDir: "/nowhere" };
  expect((await healthRoutes({ db, environment: nowhere }).request("/readyz")).status).toBe(200);
});
