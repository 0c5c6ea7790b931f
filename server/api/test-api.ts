import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import {
  testCatalogue as catalogue,
  testCatalogueIn as catalogueIn,
  createClock,
  orderInput,
  resetShop,
} from "../../app/features/orders/test-shop.ts";
import { stockLeft } from "../../app/features/stock/stock.server.ts";
import { createTestDatabase } from "../../db/test-database.ts";
import { coupons, shop } from "../../shop.config.ts";
import { readEnvironment } from "../environment.ts";
import { createApi } from "./api.ts";
import { createDeps } from "./create-deps.ts";
import type { Deps } from "./deps.ts";

export type ErrorBody = { code: string; requestId: string; fields: { path: string; message: string }[] };
type PlacedBody = { number: string; code: string; total: number; payUrl: string };
type Body = { error: ErrorBody; order: PlacedBody; redirect: string; receipt: object };
/** Which fields are present depends on the endpoint. */
export type Answer = { status: number; body: Body };

/** Opens the API on a temporary SQLite database, called the way the shop's own browser code would. */
export async function openTestApi() {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-api-"));
  const database = await createTestDatabase("SQLite");
  const { db } = database;
  const clock = createClock();
  let deps: Deps;
  let app: ReturnType<typeof createApi>;
  let token = "";

  /** Recreates the API, with these environment variables and dependencies replaced. */
  async function reopen(variables: Record<string, string> = {}, more: Partial<Deps> = {}): Promise<void> {
    const environment = readEnvironment({ DATA_DIR: dataDir, ...variables });
    const rates = { current: async () => ({ base: "EUR", rates: { USD: 1.1 }, asOf: null }) };
    const log = pino({ level: "silent" });
    deps = createDeps({ db, catalogue, catalogueIn, shop, coupons, environment, log, rates, now: clock.now, ...more });
    app = createApi(deps);
    const answer = await app.request("/api/csrf");
    token = ((await answer.json()) as { token: string }).token;
  }

  async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const own = { "content-type": "application/json", cookie: `csrf=${token}`, "x-csrf-token": token };
    const raw = typeof body === "string" ? body : JSON.stringify(body);
    const response = await app.request(path, { method: "POST", body: raw, headers: { ...own, ...headers } });
    return { status: response.status, body: await response.json() };
  }

  await reopen();
  return {
    db,
    dataDir,
    clock,
    reopen,
    send,
    deps: () => deps,
    /** Every endpoint that changes something, with its route parameters filled in. */
    changes: () => {
      const routes = app.routes.filter(({ method }) => method === "POST").map(({ path }) => path);
      return [...new Set(routes)].map((path) => path.replace(/:\w+/g, "V-2222-2222"));
    },
    token: () => token,
    get: async (path: string) => app.request(path),
    reset: async () => {
      await resetShop(db);
      await reopen();
    },
    /** Places an order for two pieces of product 1. */
    async place(): Promise<PlacedBody> {
      const { body } = await send("/api/orders", orderBody([{ id: "1", quantity: 2 }]));
      return body.order;
    },
    countOrders: async () => (await db.selectFrom("orders").select("id").execute()).length,
    left: async (item: string) => (await stockLeft(db, [item])).get(item),
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The body of an order as the checkout sends it. */
export function orderBody(lines: unknown, more: Record<string, unknown> = {}): Record<string, unknown> {
  const { key, language, checkout } = orderInput([]);
  return { key, language, lines, ...checkout, ...more };
}
