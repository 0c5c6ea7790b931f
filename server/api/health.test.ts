import { afterAll, beforeAll, expect, test } from "vitest";
import { healthRoutes } from "./health.ts";
import { openTestApi } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** What is answered with so many bytes left on the disk. */
async function answersWith(bytes: number | undefined, databaseUrl?: string) {
  const { db, environment } = api.deps();
  const routes = healthRoutes(
    { db, environment: { ...environment, ...(databaseUrl && { databaseUrl }) } },
    async () => bytes,
  );
  const ready = await routes.request("/readyz");
  return [ready.status, (await ready.json()).status, (await routes.request("/healthz")).status];
}

test("a shop whose disk is full takes no orders, and is not to be started anew for it", async () => {
  expect(await answersWith(15_000_000)).toEqual([503, "no room on the disk", 200]);
  expect(await answersWith(17_000_000)).toEqual([200, "ok", 200]);
});

test("where nobody tells what is left, and where the database is elsewhere, the disk is not asked", async () => {
  expect(await answersWith(undefined)).toEqual([200, "ok", 200]);
  expect(await answersWith(0, "postgres://db.example/shop")).toEqual([200, "ok", 200]);
});

test("the disk is asked itself where nothing else is said", async () => {
  const { db, environment } = api.deps();
  expect((await healthRoutes({ db, environment }).request("/readyz")).status).toBe(200);
  const nowhere = { ...environment, dataDir: "/nowhere" };
  expect((await healthRoutes({ db, environment: nowhere }).request("/readyz")).status).toBe(200);
});
