import { statfs } from "node:fs/promises";
import { Hono } from "hono";
import { isReadOnly } from "../../db/is-read-only.ts";
import type { Deps } from "./deps.ts";

const TIMEOUT_MS = 2_000;
const NO_DATABASE = "no database";
/** Bytes: four times what SQLite writes to its log before moving that into the database file. */
const MIN_ROOM = 16_000_000;

/** Returns the free bytes on the disk of a folder; undefined if the file system does not report them. */
type RoomIn = (folder: string) => Promise<number | undefined>;

/**
 * `/healthz`: the process answers, with every page, and needs no restart. `/readyz`: it can take orders, as its database
 * answers and takes changes and, if that is a file, has room to write; it names rounds that are late.
 */
export function healthRoutes(
  { db, environment, isLeaving, lateRounds }: Pick<Deps, "db" | "environment" | "isLeaving" | "lateRounds">,
  roomIn: RoomIn = freeIn,
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
    try {
      if (await isReadOnly(db)) return "the database is read-only";
    } catch {
      return NO_DATABASE;
    }
    const room = environment.databaseUrl ? undefined : await roomIn(environment.dataDir);
    return room !== undefined && room < MIN_ROOM ? "no room on the disk" : undefined;
  }
  return routes;
}

async function freeIn(folder: string): Promise<number | undefined> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    return blocks > 0 ? bavail * bsize : undefined;
  } catch {
    return undefined;
  }
}

function later(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, ms, NO_DATABASE).unref());
}
