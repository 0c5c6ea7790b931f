/** `npm run reviews -- help`: lists, answers, removes and imports reviews in the shop's database, and releases their pictures. */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readCatalogueFolder } from "../app/features/catalogue/read-catalogue.server.ts";
import { inBatches } from "../db/in-batches.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { handlesOf } from "./catalogue/handles.ts";
import { decode } from "./catalogue/read-csv.ts";
import { counted, createReport, faultLines } from "./catalogue/report.ts";
import { importReviews } from "./reviews/import-reviews.ts";
import { pictureId, release, reply, waitingPictures, writeWaiting } from "./reviews/moderate.ts";
import { type ReadReview, readReviews } from "./reviews/read-reviews.ts";
import { type OwnersShop, runOnShop } from "./run-command.ts";

const HELP = `npm run reviews -- list                 the latest 50 reviews
npm run reviews -- remove <id>          removes one that insults, misleads, advertises or exposes other people; or a picture
npm run reviews -- reply <id> "Thanks"  answers one, below it; without words takes the answer away
npm run reviews -- pictures <folder>    writes the pictures that nobody sees yet into a folder, to look at them
npm run reviews -- release <id>         shows all pictures of a review, or one picture; --all shows all that wait
npm run reviews -- remove --from Etsy   removes all that were imported from there
npm run reviews -- check reviews.csv    what an import would report; changes nothing
npm run reviews -- import reviews.csv --from Etsy    adds reviews that were written there, which each of them says;
                                        --allow-missing leaves out those of products that are not in the catalogue

The columns are explained in docs/your-catalogue.md.`;
const LATEST = 50;
const MAX_SOURCE = 60;

const options = {
  help: { type: "boolean", short: "h" },
  from: { type: "string" },
  "allow-missing": { type: "boolean" },
  all: { type: "boolean" },
} as const;

/** Runs one command and returns its output. Throws `StartError` for mistakes that the owner can fix. */
export async function reviewsCommand({ db }: OwnersShop, args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command, subject = "", ...words] = positionals;
  const source = values.from?.trim() ?? "";
  if (values.help) return HELP;
  if (command === "list") return list(db);
  if (command === "pictures" && subject) return writeWaiting(db, subject);
  if (command === "release" && (subject || values.all)) return release(db, values.all ? undefined : subject);
  if (command === "reply" && subject) return reply(db, subject, words.join(" "));
  if (command === "remove") return source ? removeAll(db, source) : remove(db, subject);
  if ((command !== "import" && command !== "check") || !subject) return HELP;
  const report = createReport();
  const reviews = read(subject, values["allow-missing"] ?? false, report);
  if (command === "check") return [...notesOf(report), `${counted(reviews.length, "review")}: no faults.`].join("\n");
  if (!source || source.length > MAX_SOURCE || /\p{Cc}/u.test(source))
    throw new StartError("Say where they were written, as shoppers are to read it: --from Etsy");
  const added = await importReviews(db, { reviews, source }, report);
  const before = reviews.length - added;
  const known = before > 0 ? `; ${counted(before, "other")} had been imported before` : "";
  return [...notesOf(report), `${counted(added, "review")} imported${known}.`].join("\n");
}

async function list(db: Database): Promise<string> {
  const rows = await db.selectFrom("reviews").selectAll().orderBy("written_at", "desc").limit(LATEST).execute();
  if (rows.length === 0) return "No reviews.";
  const waiting = await waitingPictures(db);
  return rows
    .map(({ id, product_id, rating, author, title, body, source, reply }) => {
      const from = source ? ` (${source})` : "";
      const pictures = waiting.filter(({ review_id }) => review_id === id).length;
      const lines = [
        `${id}  product ${product_id}  ${"*".repeat(rating)}  ${author}${from}: ${title}`,
        body,
        ...(reply ? [`Your answer: ${reply}`] : []),
        ...(pictures > 0 ? [`${counted(pictures, "picture")} to be released`] : []),
      ];
      return lines.join("\n");
    })
    .join("\n\n");
}

async function remove(db: Database, id: string): Promise<string> {
  const picture = await db
    .deleteFrom("review_pictures")
    .where("id", "=", pictureId(id))
    .returning("id")
    .executeTakeFirst();
  if (picture) return `The picture "${picture.id}" is removed.`;
  const gone = await db.deleteFrom("reviews").where("id", "=", id).returning(["title", "author"]).executeTakeFirst();
  if (!gone) throw new StartError(`There is no review "${id}".`);
  return `"${gone.title || gone.author}" is removed.`;
}

async function removeAll(db: Database, source: string): Promise<string> {
  const theirs = await db.selectFrom("reviews").select("id").where("source", "=", source).execute();
  const ids = theirs.map(({ id }) => id);
  const gone = await inBatches(ids, (some) =>
    db.deleteFrom("reviews").where("id", "in", some).returning("id").execute(),
  );
  if (gone === 0) throw new StartError(`There is no review from "${source}".`);
  return `${counted(gone, "review")} from "${source}" removed.`;
}

/** Reads the reviews of a file. Throws `StartError` with all faults if there are any. */
function read(file: string, allowMissing: boolean, report: ReturnType<typeof createReport>): ReadReview[] {
  if (!existsSync(file)) throw new StartError(`There is no ${file}.`);
  const settings = { productOf: productFinder(), allowMissing, now: new Date() };
  const reviews = readReviews(decode(readFileSync(file), report), settings, report);
  const { faults } = report;
  if (faults.length === 0) return reviews;
  throw new StartError(`${faultLines(faults).join("\n")}\n\n${counted(faults.length, "fault")}: nothing was changed.`);
}

function productFinder(): (written: string) => string | undefined {
  const products = [...readCatalogueFolder("catalogue").departments.values()].flatMap(({ products }) => products);
  const ids = new Map([...handlesOf(products)].flatMap(([id, handle]) => [[handle, id] as const, [id, id] as const]));
  return (written) => ids.get(written);
}

function notesOf({ notes }: ReturnType<typeof createReport>): string[] {
  return notes.map((note) => `- ${note}`);
}

if (import.meta.main) await runOnShop(reviewsCommand);
