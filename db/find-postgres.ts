import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/** Returns the folder of PostgreSQL's server programs, which tests start for themselves; undefined if there are none. */
export function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const newest = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(DEBIAN, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}
