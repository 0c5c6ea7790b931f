import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { resetShop } from "../../app/features/orders/test-shop.ts";
import { setStock } from "../../app/features/stock/stock.server.ts";
import { openDatabase } from "../../db/database.ts";
import { isReadOnly } from "../../db/is-read-only.ts";
import type { Database } from "../../db/tables.ts";
import {
  type Cluster,
  clusterFolder,
  hasPostgres,
  openCluster,
  runAsPostgres,
  startCluster,
} from "../../db/test-postgres.ts";
import { isLong } from "../is-long.ts";
import { buy } from "./buy.ts";

const log = pino({ level: "silent" });
const clusters: Cluster[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const one of clusters.splice(0)) await one.stop();
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

/** Makes a folder that PostgreSQL's own user may write to. */
function postgresFolder(): string {
  const folder = clusterFolder();
  folders.push(folder);
  return folder;
}

/** The settings of deploy/cluster/README.md, with an archive that takes a second instead of a minute. */
const archiving = (archive: string) => [
  "wal_level=replica",
  "archive_mode=on",
  "archive_timeout=1",
  `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
];

describe.runIf(isLong && hasPostgres())("PostgreSQL that is recovered from its archive", () => {
  test("has every order until the chosen moment and none after it; without one, all but the last moments", async () => {
    const archive = postgresFolder();
    const base = join(postgresFolder(), "base");
    const first = await startCluster(clusterFolder(), archiving(archive));
    clusters.push(first);
    const db = await openDatabase({ url: first.url, dataDir: "unused", log });
    await resetShop(db);
    await setStock(db, "2", 100_000, new Date());
    const before = buy(first.url);
    await before.until(10);
    runAsPostgres("pg_basebackup", ["-h", first.folder, "-U", "postgres", "-D", base, "-X", "none", "-c", "fast"]);
    await before.until(before.placed.length + 10);
    expect(await before.stop()).toBe(0);
    const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db);
    const after = buy(first.url);
    await after.until(10);
    const files = await archived(db);
    await expect.poll(() => archived(db), { timeout: 30_000 }).toBeGreaterThan(files + 2);
    await after.kill();
    await first.crash();
    await db.destroy();

    const chosen = await recovered(base, archive, rows[0]?.at);
    expect(chosen).toEqual(before.placed.toSorted());
    const all = new Set(await recovered(base, archive));
    expect([...all]).toEqual(expect.arrayContaining(chosen));
    const isKept = after.placed.map((number) => all.has(number));
    expect(isKept.slice(0, 10), "what the archive has").not.toContain(false);
    expect(isKept.lastIndexOf(true), "only the last moments are lost").toBeLessThan(
      isKept.includes(false) ? isKept.indexOf(false) : isKept.length,
    );
  }, 120_000);
});

/** How many files of its log the primary has archived. */
async function archived(db: Database): Promise<number> {
  const { rows } = await sql<{ files: string }>`select archived_count as files from pg_stat_archiver`.execute(db);
  return Number(rows[0]?.files);
}

/** Starts the base as the recipe says, and returns the numbers of the orders that it has once it has recovered. */
async function recovered(base: string, archive: string, until?: string): Promise<string[]> {
  const folder = clusterFolder();
  const data = join(folder, "data");
  cpSync(base, data, { recursive: true });
  chmodSync(data, 0o700);
  const settings = [`restore_command = 'cp ${archive}/%f %p'`, "recovery_target_action = 'promote'"];
  if (until) settings.push(`recovery_target_time = '${until}'`);
  appendFileSync(join(data, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
  writeFileSync(join(data, "recovery.signal"), "");
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", "postgres", folder]);
  const cluster = await openCluster(folder);
  clusters.push(cluster);
  const db = await openDatabase({ url: cluster.url, dataDir: "unused", log });
  await expect.poll(() => isReadOnly(db), { timeout: 30_000 }).toBe(false);
  const orders = await db.selectFrom("orders").select("number").orderBy("number").execute();
  await db.destroy();
  return orders.map(({ number }) => number);
}
