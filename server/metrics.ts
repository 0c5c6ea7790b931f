import type { Registry } from "prom-client";
import type { PoolState } from "../db/postgres.ts";
import type { Database } from "../db/tables.ts";
import { readFigures } from "./shop-figures.ts";

/** Seconds: from a cached page to one that nobody waits for. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type AnswerKind = "page" | "api" | "file";

/** What this process counts for Prometheus. */
export type Metrics = {
  answered(kind: AnswerKind, status: number, ms: number): void;
  rendered(ms: number): void;
  /** This process's numbers, to be put together with those of the others. */
  numbers(): Promise<object[]>;
  /** The numbers of all processes and what the database says of the shop, as Prometheus reads them. */
  text(parts: readonly object[][]): Promise<string>;
};

type Sources = {
  db: Database;
  now: () => Date;
  /** The connections to PostgreSQL. */
  pool(): PoolState | undefined;
  lateRounds(): string[];
};

/** Creates what counts. The library is loaded only here: a shop that nobody scrapes does without. */
export async function createMetrics({ db, now, pool, lateRounds }: Sources): Promise<Metrics> {
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import(
    "prom-client"
  );
  const registers = [new Registry()];
  const [own] = registers as [Registry];
  collectDefaultMetrics({ register: own });
  const requests = new Counter({
    name: "shop_requests_total",
    help: "Answers, by kind and class of status",
    labelNames: ["kind", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "shop_request_seconds",
    help: "Time to an answer",
    labelNames: ["kind"],
    buckets: BUCKETS,
    registers,
  });
  const rendering = new Histogram({
    name: "shop_render_seconds",
    help: "Time to render a page that was not kept, waiting included",
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: "shop_database_connections",
    help: "Connections to PostgreSQL, and requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool() ?? {};
      this.set({ state: "busy" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waited for" }, waitingCount);
    },
  });
  new Gauge({
    name: "shop_late_rounds",
    help: "Rounds of background work that have not ended for a minute",
    registers,
    collect() {
      this.set(lateRounds().length);
    },
  });
  return {
    answered(kind, status, ms) {
      requests.inc({ kind, status: `${Math.trunc(status / 100)}xx` });
      seconds.observe({ kind }, ms / 1000);
    },
    rendered: (ms) => rendering.observe(ms / 1000),
    numbers: async () => own.getMetricsAsJSON(),
    async text(parts) {
      const merged = AggregatorRegistry.aggregate(parts as Parameters<typeof AggregatorRegistry.aggregate>[0]);
      return `${await merged.metrics()}${await (await shopRegister(db, now())).metrics()}`;
    },
  };
}

/** Returns what the database says of the shop, or only that it does not answer. */
async function shopRegister(db: Database, now: Date): Promise<Registry> {
  const { Gauge, Registry } = await import("prom-client");
  const register = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const figures = await readFigures(db, now).catch(() => undefined);
  gauge("shop_database_up", "Whether the database answers").set(figures ? 1 : 0);
  if (!figures) return register;
  const orders = gauge("shop_orders", "Orders, by state", ["state"]);
  for (const { state, count } of figures.orders) orders.set({ state }, count);
  gauge("shop_stock_held_unpaid", "Pieces that unpaid orders hold").set(figures.heldUnpaid);
  const waiting = gauge("shop_jobs_waiting", "Letters and other jobs that are due, by kind", ["kind"]);
  const oldest = gauge("shop_jobs_oldest_seconds", "How long the oldest of them has been due", ["kind"]);
  for (const { kind, count, oldestMs } of figures.jobs) {
    waiting.set({ kind }, count);
    oldest.set({ kind }, oldestMs / 1000);
  }
  gauge("shop_jobs_given_up", "Jobs that were given up and wait for the owner").set(figures.givenUp);
  return register;
}
