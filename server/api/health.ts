import { Hono } from "hono";
import { isReadOnly } from "../../db/is-read-only.ts";
import { isStuck } from "../../db/unconfirmed-commits.ts";
import { isFull, type RoomIn } from "../disk-room.ts";
import type { Deps } from "./deps.ts";

const TIMEOUT_MS = 2_000;
const NO_DATABASE = "no database";

/**
 * `/healthz`: the process answers, with every page, and needs no restart. `/readyz`: it can take orders, as its database
 * answers, takes changes and confirms them and, if that is a file, has room to write; it names rounds that are late.
 */
export function healthRoutes(
  { db, environment, isLeaving, lateRounds }: Pick<Deps, "db" | "environment" | "isLeaving" | "lateRounds">,
  roomIn?: RoomIn,
): Hono {
  const routes = new Hono();
  routes.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  routes.get("/readyz", async (c) => {
    const fault = await Promise.race([findFault(), later(TIMEOUT_MS)]);
    const late = lateRounds?.() ?? [];
    const said = { status: "ok", ...(late.length > 0 && { late }) };
    if (!fault) return c.json(said, 200, { "cache-control": "no-store" });
    return c.json({ status: fault }, 503, { "cache-control": "no-store", "retry-after": "5" });
  });
  async function findFault(): Promise<string | undefined> {
    if (isLeaving?.()) return "about to stop";
    if (isStuck(db)) return "the database does not confirm changes";
    try {
      if (await isReadOnly(db)) return "the database is read-only";
    } catch {
      return NO_DATABASE;
    }
    const isInFile = !environment.databaseUrl;
    return isInFile && (await isFull(environment.dataDir, roomIn)) ? "no room on the disk" : undefined;
  }
  return routes;
}

function later(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, ms, NO_DATABASE).unref());
}
