import { type Logger, pino } from "pino";
import { CatalogueError } from "../app/features/catalogue/stored-catalogue.ts";
import { openDatabase } from "../db/database.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { type Environment, readEnvironment } from "../server/environment.ts";

type Args = readonly string[];

/** Runs an owner's command and prints its output; mistakes they can fix are printed in one line, with exit code 1. */
export async function runCommand(run: (args: Args) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${isOwnersMistake(error) ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Returns whether the owner can fix an error: in the settings, the catalogue or the arguments. */
function isOwnersMistake(error: unknown): error is Error {
  if (error instanceof StartError || error instanceof CatalogueError) return true;
  return error instanceof TypeError && "code" in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}

/** What a command works with: the shop's own database, whether the shop is running or not. */
export type OwnersShop = { db: Database; environment: Environment; log: Logger };

/** Runs a command with the shop's database, found by the same settings as the shop's. */
export async function runOnShop(run: (shop: OwnersShop, args: Args) => Promise<string>): Promise<void> {
  await runCommand(async (args) => {
    const environment = readEnvironment(process.env);
    const { databaseUrl: url, dataDir } = environment;
    const log = pino({ level: "error" });
    const db = await openDatabase({ ...(url && { url }), dataDir, log });
    try {
      return await run({ db, environment, log }, args);
    } finally {
      await db.destroy();
    }
  });
}
