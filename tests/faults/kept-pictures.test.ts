import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { eraseAccount } from "../../app/features/account/erase-account.server.ts";
import { makePicture } from "../../app/features/reviews/make-picture.server.ts";
import { addPicture, readPicture } from "../../app/features/reviews/review-pictures.server.ts";
import { backUp } from "../../db/back-up.ts";
import { openDatabase } from "../../db/database.ts";
import { moveToPostgres, restore } from "../../db/restore.ts";
import type { Database } from "../../db/tables.ts";
import { createPlace, type DatabaseKind, databaseKinds } from "../../db/test-database.ts";
import { contentOf } from "./content-of.ts";

const log = pino({ level: "silent" });
const now = new Date("2026-11-01T12:00:00.000Z");
const at = now.toISOString();
const author = { id: "ada", email: "ada@example.org" };
const reader = { id: "bob", email: "bob@example.org" };

async function createShop(kind: DatabaseKind, isMigrated: boolean) {
  const { place, close } = await createPlace(kind, { isMigrated });
  onTestFinished(close);
  return kind === "SQLite" ? { dataDir: place, log } : { url: place, dataDir: "unused", log };
}

async function open(options: Awaited<ReturnType<typeof createShop>>): Promise<Database> {
  const db = await openDatabase(options);
  onTestFinished(() => db.destroy());
  return db;
}

/** Two people with accounts, a review with a picture, and a vote for it; returns the picture's id. */
async function fill(db: Database): Promise<string> {
  const user = { name: "Ada", email_verified: 1, image: null, language: "en", created_at: at, updated_at: at };
  for (const one of [author, reader])
    await db
      .insertInto("users")
      .values({ ...one, ...user })
      .execute();
  const words = { rating: 5, author: "Ada", title: "Good", body: "", written_at: at, edited_at: null };
  const review = { id: "r1", product_id: "61", user_id: author.id, source: null, order_id: null };
  await db
    .insertInto("reviews")
    .values({ ...review, ...words })
    .execute();
  await db.insertInto("review_votes").values({ review_id: "r1", user_id: reader.id, voted_at: at }).execute();
  const taken = sharp({ create: { width: 900, height: 600, channels: 3, background: "#884422" } });
  const made = await makePicture(await taken.jpeg().toBuffer());
  if (!made.ok) throw new Error(made.code);
  return (await addPicture(db, "r1", made.picture, now)) ?? "";
}

const counts = async (db: Database) =>
  Promise.all(
    (["reviews", "review_pictures", "review_votes"] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  );

describe.each(databaseKinds())("pictures of reviews in a shop on %s", (kind) => {
  test.each(databaseKinds())(
    "come back from a back-up to %s byte for byte, and go with their author",
    async (other) => {
      const options = await createShop(kind, true);
      const shop = await open(options);
      const id = await fill(shop);
      const folder = mkdtempSync(join(tmpdir(), "shop-pictures-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      await backUp(options, join(folder, "shop.db"));
      const empty = await createShop(other, false);
      await restore(empty, join(folder, "shop.db"), now);
      const restored = await open(empty);
      expect(await contentOf(restored)).toEqual(await contentOf(shop));
      const picture = await readPicture(restored, id, author.id);
      expect(picture).toEqual(await readPicture(shop, id, author.id));
      expect((await sharp(picture).metadata()).format).toBe("webp");
      await eraseAccount(restored, reader, now);
      expect(await counts(restored)).toEqual([1, 1, 0]);
      await eraseAccount(restored, author, now);
      expect(await counts(restored)).toEqual([0, 0, 0]);
    },
    60_000,
  );
});

test.runIf(databaseKinds().includes("PostgreSQL"))("pictures of reviews move to PostgreSQL", async () => {
  const options = await createShop("SQLite", true);
  const before = await openDatabase(options);
  const id = await fill(before);
  const content = await contentOf(before);
  const picture = await readPicture(before, id, author.id);
  await before.destroy();
  const target = await createShop("PostgreSQL", true);
  await moveToPostgres({ ...options, ...target, dataDir: options.dataDir, url: target.url ?? "" });
  const moved = await open(target);
  expect(await contentOf(moved)).toEqual(content);
  expect(await readPicture(moved, id, author.id)).toEqual(picture);
});
