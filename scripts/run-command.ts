import { type Logger, pino } from "pino";
import { CatalogueError } from "../app/features/catalogue/stored-catalogue.ts";
import { openDatabase } from "../db/database.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { type Environment, readEnvironment } from "../server/environment.ts";

type Args = readonly string[];

/** Runs a command of the owner and prints what it has to say; what they can mend is told in a line, with exit code 1. */
export async function runCommand(run: (args: Args) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${isTheirs(error) ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Whether the owner can mend it: a setting, their goods, what they typed behind the command. */
function isTheirs(error: unknown): error is Error {
  if (error instanceof StartError || error instanceof CatalogueError) return true;
  return error instanceof TypeError && "code" in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}

/** What a command works on: the shop's own database, while the shop runs or not. */
export type OwnersShop = { db: Database; environment: Environment; log: Logger };

/** The same for a command that works on the database, which it finds as the shop does. */
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
