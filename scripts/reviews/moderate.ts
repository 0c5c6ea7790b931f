import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_REVIEW } from "../../app/features/reviews/review.ts";
import { StartError } from "../../db/start-error.ts";
import type { Database } from "../../db/tables.ts";
import { counted } from "../catalogue/report.ts";

/** Returns the pictures that only their authors see, the oldest first. */
export function waitingPictures(db: Database): Promise<{ id: string; review_id: string }[]> {
  return db
    .selectFrom("review_pictures")
    .select(["id", "review_id"])
    .where("released_at", "is", null)
    .orderBy("id")
    .execute();
}

/** Returns a picture's id, also if it is given as the name of its file. */
export function pictureId(written: string): string {
  return written.replace(/\.webp$/, "");
}

/** Writes the waiting pictures into a folder, each under its id. */
export async function writeWaiting(db: Database, folder: string): Promise<string> {
  const waiting = await waitingPictures(db);
  if (waiting.length === 0) return "No picture is waiting.";
  mkdirSync(folder, { recursive: true });
  for (const { id } of waiting) {
    const { data } = await db
      .selectFrom("review_pictures")
      .select("data")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    writeFileSync(join(folder, `${id}.webp`), Buffer.from(data, "base64"));
  }
  const lines = waiting.map(({ id, review_id }) => `${id}.webp  of review ${review_id}`);
  return `${lines.join("\n")}\n${counted(waiting.length, "picture")} written to ${folder}.`;
}

/** Shows a picture, all of a review or, without an id, all that wait. Throws `StartError` if there are none. */
export async function release(db: Database, id: string | undefined): Promise<string> {
  let waiting = db.updateTable("review_pictures").set({ released_at: new Date().toISOString() });
  if (id !== undefined)
    waiting = waiting.where((is) => is.or([is("id", "=", pictureId(id)), is("review_id", "=", id)]));
  const shown = await waiting.where("released_at", "is", null).returning("id").execute();
  if (shown.length === 0) throw new StartError(`No picture${id ? ` of "${id}"` : ""} is waiting.`);
  return `${counted(shown.length, "picture")} released: everybody sees ${shown.length === 1 ? "it" : "them"} now.`;
}

/** Sets the owner's answer to a review, or takes it away. Throws `StartError` if there is no such review. */
export async function reply(db: Database, id: string, words: string): Promise<string> {
  const said = words.trim();
  if (said.length > MAX_REVIEW) throw new StartError(`An answer can have ${MAX_REVIEW} characters.`);
  const answer = said ? { reply: said, replied_at: new Date().toISOString() } : { reply: null, replied_at: null };
  const review = await db
    .updateTable("reviews")
    .set(answer)
    .where("id", "=", id)
    .returning(["title", "author"])
    .executeTakeFirst();
  if (!review) throw new StartError(`There is no review "${id}".`);
  const name = review.title || review.author;
  return said ? `"${name}" is answered.` : `The answer to "${name}" is taken away.`;
}
