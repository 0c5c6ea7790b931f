import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresTemplate, createSqliteTemplate } from "../db/test-database.ts";
import { type Cluster, clusterFolder, hasPostgres, startCluster } from "../db/test-postgres.ts";

/**
 * Once per run: a migrated SQLite file and a PostgreSQL with a migrated database, which `createTestDatabase` copies. The
 * tests do not wait for PostgreSQL, only those that need it. Returns what removes both.
 */
export default async function prepareDatabases(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "shop-templates-"));
  process.env["TEST_TEMPLATES"] = folder;
  await createSqliteTemplate(folder);
  if (!hasPostgres()) console.info("PostgreSQL was not found: tests run on SQLite alone.");
  const cluster = hasPostgres() ? preparePostgres() : undefined;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await (await cluster)?.stop();
  };
}

async function preparePostgres(): Promise<Cluster> {
  const folder = clusterFolder();
  process.env["TEST_POSTGRES"] = folder;
  const cluster = await startCluster(folder);
  await createPostgresTemplate(cluster);
  return cluster;
}
