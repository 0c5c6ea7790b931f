import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../db/database.ts";
import { asPostgres, type Cluster, clusterFolder, hasPostgres, startCluster } from "../../db/test-postgres.ts";

const PGBOUNCER = "/usr/sbin/pgbouncer";
const PORT = 6432;
const log = pino({ level: "silent" });
let cluster: Cluster | undefined;
let pooler: ChildProcess | undefined;
afterEach(async () => {
  pooler?.kill("SIGKILL");
  await cluster?.stop();
});

/** Opens the shop's database through PgBouncer, which listens on a socket in the cluster's folder. */
async function openThrough(mode: string) {
  cluster = await startCluster(clusterFolder());
  const { folder } = cluster;
  const settings = `[databases]
* = host=${folder} user=postgres
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = any
pool_mode = ${mode}
`;
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settings);
  pooler = spawn(PGBOUNCER, [file], { ...asPostgres(), stdio: "ignore" });
  await expect.poll(() => existsSync(join(folder, `.s.PGSQL.${PORT}`)), { timeout: 10_000 }).toBe(true);
  return openDatabase({ url: `postgres://postgres@localhost:${PORT}/postgres?host=${folder}`, dataDir: "unused", log });
}

describe.runIf(hasPostgres() && existsSync(PGBOUNCER))("a pooler in front of PostgreSQL", () => {
  test("in transaction mode is worked through", async () => {
    const db = await openThrough("transaction");
    expect(await db.selectFrom("orders").select("id").execute()).toEqual([]);
    await db.destroy();
  }, 60_000);

  test("in statement mode is refused in one line that says what to set", async () => {
    await expect(openThrough("statement")).rejects.toThrow(
      /^DATABASE_URL: .*statement mode.*pool_mode = transaction[^\n]*$/,
    );
  }, 60_000);
});
