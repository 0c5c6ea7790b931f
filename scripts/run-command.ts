import { type Logger, pino } from "pino";
import { CatalogueError } from "../app/features/catalogue/stored-catalogue.ts";
import { openDatabase } from "../db/database.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { type Environment, readEnvironment } from "../server/environment.ts";

type Args = readonly string[];

/** What a command prints, and its exit code. */
export type CommandAnswer = { code: number; out: string; err: string };

/** Runs an owner's command; mistakes that the owner can fix are one line of `err`, with exit code 1. */
async function answerOf(run: () => Promise<string>): Promise<CommandAnswer> {
  try {
    return { code: 0, out: `${await run()}\n`, err: "" };
  } catch (error) {
    return { code: 1, out: "", err: `${isOwnersMistake(error) ? error.message : String(error)}\n` };
  }
}

/** Runs an owner's command with the arguments of this process, prints its output and sets the exit code. */
export async function runCommand(run: (args: Args) => Promise<string>): Promise<void> {
  print(await answerOf(() => run(process.argv.slice(2))));
}

function print({ code, out, err }: CommandAnswer): void {
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}

/** Returns whether the owner can fix an error: in the settings, the catalogue or the arguments. */
function isOwnersMistake(error: unknown): error is Error {
  if (error instanceof StartError || error instanceof CatalogueError) return true;
  return error instanceof TypeError && "code" in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}

/** What a command works with: the shop's own database, whether the shop is running or not. */
export type OwnersShop = { db: Database; environment: Environment; log: Logger };

export type ShopCommand = (shop: OwnersShop, args: Args) => Promise<string>;

/** Runs a command with the shop's database, found by the same settings as the shop's. */
export function answerOnShop(run: ShopCommand, args: Args, variables: NodeJS.ProcessEnv): Promise<CommandAnswer> {
  return answerOf(async () => {
    const environment = readEnvironment(variables);
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

/** Runs a command with the shop's database and this process's arguments and environment, and prints its output. */
export async function runOnShop(run: ShopCommand): Promise<void> {
  print(await answerOnShop(run, process.argv.slice(2), process.env));
}
