import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "../app/features/checkout/place-order.server.ts";
import { addJob } from "../app/features/jobs/add-job.server.ts";
import { createOrderDeps, orderInput, resetShop } from "../app/features/orders/test-shop.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../db/test-database.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const MINUTE = 60_000;

describe.each(databaseKinds())("what Prometheus is told of a shop on %s", (kind) => {
  let database: TestDatabase;
  let processes: Metrics[];
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await resetShop(database.db);
    const pool = () => ({ totalCount: 5, idleCount: 2, waitingCount: 1 });
    const sources = { db: database.db, now: () => now, pool, lateRounds: () => ["letters"] };
    processes = [await createMetrics(sources), await createMetrics(sources)];
  }, 60_000);
  afterAll(() => database.close());

  /** All values by name and labels, as they go from process to process: as JSON. */
  async function told(): Promise<Map<string, number>> {
    const parts = JSON.parse(JSON.stringify(await Promise.all(processes.map((one) => one.numbers()))));
    const text = (await processes[0]?.text(parts)) ?? "";
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
  }

  test("is the sum of what its processes count", async () => {
    for (const one of processes) one.answered("api", 503, 20);
    processes[1]?.answered("page", 200, 700);
    processes[1]?.rendered(300);
    const values = await told();
    expect(values.get('shop_requests_total{kind="api",status="5xx"}')).toBe(2);
    expect(values.get('shop_requests_total{kind="page",status="2xx"}')).toBe(1);
    expect(values.get('shop_request_seconds_bucket{le="0.5",kind="page"}')).toBe(0);
    expect(values.get('shop_request_seconds_bucket{le="1",kind="page"}')).toBe(1);
    expect(values.get("shop_render_seconds_sum")).toBeCloseTo(0.3);
    expect(values.get('shop_database_connections{state="busy"}')).toBe(6);
    expect(values.get("shop_late_rounds")).toBe(2);
    expect(values.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  });

  test("has orders by state, what they hold unpaid, and how old the queue is, once for all processes", async () => {
    const { db } = database;
    await placeOrder(createOrderDeps(db, { now: () => now }), orderInput([{ id: "2", quantity: 3 }]));
    const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
    for (const [i, runAt] of [later(-10), later(-1), later(1)].entries())
      await addJob(db, { kind: "letter", payload: {}, dedupeKey: `letter ${i}`, runAt }, now);
    const values = await told();
    expect(values.get('shop_orders{state="awaiting-payment"}')).toBe(1);
    expect(values.get("shop_stock_held_unpaid")).toBe(3);
    expect(values.get('shop_jobs_waiting{kind="letter"}')).toBe(2);
    expect(values.get('shop_jobs_oldest_seconds{kind="letter"}')).toBe(600);
    expect(values.get("shop_jobs_given_up")).toBe(0);
    expect(values.get("shop_database_up")).toBe(1);
  });
});

test("says that the database does not answer, and the rest all the same", async () => {
  const database = await createTestDatabase("SQLite");
  const sources = { db: database.db, now: () => now, pool: () => undefined, lateRounds: () => [] };
  const metrics = await createMetrics(sources);
  await database.close();
  const text = await metrics.text([await metrics.numbers()]);
  expect(text).toContain("shop_database_up 0");
  expect(text).toContain("shop_late_rounds 0");
  expect(text).not.toContain("shop_orders");
});
