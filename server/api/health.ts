import { Hono } from "hono";
import { sql } from "kysely";
import type { Deps } from "./deps.ts";

const TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can take orders. */
export function healthRoutes({ db }: Deps): Hono {
  const routes = new Hono();
  routes.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  routes.get("/readyz", async (c) => {
    const isReady = await Promise.race([answers(), later(TIMEOUT_MS)]);
    if (isReady) return c.json({ status: "ok" }, 200, { "cache-control": "no-store" });
    return c.json({ status: "no database" }, 503, { "cache-control": "no-store", "retry-after": "5" });
  });
  const answers = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  return routes;
}

function later(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref());
}
