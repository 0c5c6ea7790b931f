/** `npm run reviews -- help`: what customers wrote, for the owner, from the same database as the shop. */
import { pino } from "pino";
import { openDatabase } from "../db/database.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { readEnvironment } from "../server/environment.ts";

const HELP = `npm run reviews -- list          the latest 50 reviews
npm run reviews -- remove <id>   takes one away: for what insults, misleads, advertises or tells of others`;
const LATEST = 50;

/** Runs one command and returns what it has to say. Throws `StartError` for what the owner can mend. */
async function run(db: Database, [command, id = ""]: readonly string[]): Promise<string> {
  if (command === "list") {
    const rows = await db.selectFrom("reviews").selectAll().orderBy("written_at", "desc").limit(LATEST).execute();
    if (rows.length === 0) return "No reviews.";
    return rows
      .map(
        (row) =>
          `${row.id}  product ${row.product_id}  ${"*".repeat(row.rating)}  ${row.author}: ${row.title}\n${row.body}`,
      )
      .join("\n\n");
  }
  if (command !== "remove") return HELP;
  const gone = await db.deleteFrom("reviews").where("id", "=", id).returning("title").executeTakeFirst();
  if (!gone) throw new StartError(`There is no review "${id}".`);
  return `"${gone.title}" is removed.`;
}

try {
  const { databaseUrl: url, dataDir } = readEnvironment(process.env);
  const db = await openDatabase({ ...(url && { url }), dataDir, log: pino({ level: "error" }) });
  try {
    process.stdout.write(`${await run(db, process.argv.slice(2))}\n`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
