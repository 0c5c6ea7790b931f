/** `npm run backup|restore|move -- ...`: backs up, restores or moves the shop's database. */
import { pino } from "pino";
import { backUp } from "../db/back-up.ts";
import type { TableCount } from "../db/copy-tables.ts";
import { moveToPostgres, restore } from "../db/restore.ts";
import { StartError } from "../db/start-error.ts";
import { readEnvironment } from "../server/environment.ts";
import { counted } from "./catalogue/report.ts";
import { drill } from "./drill.ts";
import { runCommand } from "./run-command.ts";

const HELP = `npm run backup -- <new file>        copies the whole database into a file, while the shop is open or not
npm run restore -- <file>           puts a back-up in the database's place; the shop is closed meanwhile
npm run restore -- --drill <file>   tries a back-up out: puts it into a place of its own that is removed again, and says
                                    what is in it and whether it agrees; changes nothing, while the shop is open or not
npm run move -- <postgres://...>    moves the shop from its SQLite file to an empty PostgreSQL database; without an
                                    address to the one in DATABASE_URL`;

const DRILL = "--drill";

/** Runs one command and returns its output. Throws `StartError` for mistakes that the owner can fix. */
async function run([command, ...args]: readonly string[]): Promise<string> {
  const isDrill = args.includes(DRILL);
  const [given] = args.filter((arg) => arg !== DRILL);
  const { dataDir, databaseUrl, secrets } = readEnvironment({ ...process.env, ...asAddress(command, given) });
  const options = { ...(databaseUrl && { url: databaseUrl }), dataDir, log: pino({ level: "silent" }) };
  if (command === "backup" && given) return `${summaryOf(await backUp(options, given))}: all in ${given}`;
  if (command === "restore" && given && isDrill) return drill(given, { secrets, log: options.log });
  if (command === "restore" && given) {
    const { sums, aside } = await restore(options, given, new Date());
    return `${summaryOf(sums)}: all back${aside ? `. What was there before is kept in ${aside}` : ""}`;
  }
  if (command !== "move") return HELP;
  if (!databaseUrl) throw new StartError("Say where to: npm run move -- postgres://user:password@host/name");
  const sums = await moveToPostgres({ ...options, url: databaseUrl });
  return `${summaryOf(sums)}: moved, counts and sums agree. From now on start the shop with DATABASE_URL set to that address.
The old file in ${dataDir} is as it was; remove it when you have seen the orders with "npm run orders -- list".`;
}

function asAddress(command: string | undefined, given: string | undefined): Record<string, string> {
  return command === "move" && given ? { DATABASE_URL: given } : {};
}

function summaryOf(sums: readonly TableCount[]): string {
  const rowsOf = (name: string) => sums.find(({ table }) => table === name)?.rows ?? 0;
  const all = sums.reduce((count, { rows }) => count + rows, 0);
  return [counted(rowsOf("orders"), "order"), counted(rowsOf("users"), "account"), counted(all, "row")].join(", ");
}

await runCommand(run);
