import { existsSync } from "node:fs";
import { findPostgres } from "../db/find-postgres.ts";

/** Says at once what tests need and this machine does not have, and what that means for them. */
export function reportMissing() {
  if (!findPostgres())
    console.info("PostgreSQL was not found: tests run on SQLite alone. On Debian: apt-get install postgresql");
  const chromium = process.env.CHROMIUM_PATH;
  if (chromium && !existsSync(chromium)) {
    console.error(`CHROMIUM_PATH names no file: ${chromium}`);
    console.info("\n0 passed, 1 failed");
    process.exit(1);
  }
}
