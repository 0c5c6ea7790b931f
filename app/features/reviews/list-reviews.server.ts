import { type Selectable, sql } from "kysely";
import type { ReviewTable } from "../../../db/review-table.ts";
import type { Database } from "../../../db/tables.ts";
import { plainWord } from "../catalogue/search/search-words.ts";
import { countFits, histogramOf, languagesOf, sourcesOf } from "./count-reviews.server.ts";
import {
  type Fit,
  type OwnReview,
  REVIEWS_AT_ONCE,
  type Review,
  type ReviewPage,
  type ReviewPicture,
  type ReviewQuery,
  type ReviewSort,
} from "./review.ts";
import { picturesOf } from "./review-pictures.server.ts";

const helpful = sql<number>`(select cast(count(*) as integer) from review_votes where review_id = reviews.id)`;

const orders: Record<ReviewSort, ReturnType<typeof sql>> = {
  newest: sql`written_at desc, id desc`,
  helpful: sql`${helpful} desc, written_at desc, id desc`,
  best: sql`rating desc, written_at desc, id desc`,
  worst: sql`rating asc, written_at desc, id desc`,
};

/**
 * Whether a paid, shipped or delivered order of the author's includes the product: one in the account, or the one that
 * an imported review is about. Computed on each read.
 */
const isVerified = sql<number>`case when exists (
  select 1 from orders
  inner join order_lines on order_lines.order_id = orders.id
  where orders.id = reviews.order_id
  and order_lines.product_id = reviews.product_id
  and orders.state in ('paid', 'shipped', 'delivered')
) or exists (
  select 1 from account_orders
  inner join orders on orders.id = account_orders.order_id
  inner join order_lines on order_lines.order_id = orders.id
  where account_orders.user_id = reviews.user_id
  and order_lines.product_id = reviews.product_id
  and orders.state in ('paid', 'shipped', 'delivered')
) then 1 else 0 end`;

type ReadRow = Selectable<ReviewTable> & { verified: number; helpful: number };

/** Returns a page of a product's reviews, with what all of them say together. */
export async function listReviews(db: Database, query: ReviewQuery): Promise<ReviewPage> {
  const { productId, offset } = query;
  const ids = await matchingIds(db, query);
  const shown = ids.slice(offset, offset + REVIEWS_AT_ONCE);
  const rows = shown.length > 0 ? await read(db).where("reviews.id", "in", shown).execute() : [];
  const pictures = await picturesOf(db, shown);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    histogram: await histogramOf(db, productId),
    sources: await sourcesOf(db, productId),
    fitting: await countFits(db, productId),
    languages: await languagesOf(db, productId),
    found: ids.length,
    reviews: shown.flatMap((id) => {
      const row = byId.get(id);
      return row
        ? [
            reviewOf(
              row,
              (pictures.get(id) ?? []).filter(({ isReleased }) => isReleased),
            ),
          ]
        : [];
    }),
  };
}

/** Returns the ids of the reviews that were asked for, in order. Words are compared here: databases know no accents. */
async function matchingIds(db: Database, { productId, sort, stars, language, words }: ReviewQuery): Promise<string[]> {
  let query = db.selectFrom("reviews").select("id").where("product_id", "=", productId);
  if (stars) query = query.where("rating", "=", stars);
  if (language) query = query.where("language", "=", language);
  query = query.orderBy(orders[sort]);
  const wanted = plainWords(words ?? "");
  if (wanted.length === 0) return (await query.execute()).map(({ id }) => id);
  const rows = await query.select(["title", "body"]).execute();
  const hasAll = (text: string) => wanted.every((word) => text.includes(word));
  return rows.flatMap(({ id, title, body }) => (hasAll(plainWords(`${title} ${body}`).join(" ")) ? [id] : []));
}

function plainWords(text: string): string[] {
  return text
    .split(/[\s\p{P}\p{S}]+/u)
    .map(plainWord)
    .filter(Boolean);
}

/** Returns a customer's own reviews, the latest first, with all of their pictures. */
export async function listOwnReviews(db: Database, userId: string): Promise<OwnReview[]> {
  const rows = await read(db).where("user_id", "=", userId).orderBy("written_at", "desc").execute();
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...reviewOf(row, pictures.get(row.id) ?? []), productId: row.product_id }));
}

function read(db: Database) {
  return db
    .selectFrom("reviews")
    .selectAll("reviews")
    .select([isVerified.as("verified"), helpful.as("helpful")]);
}

function reviewOf(row: ReadRow, pictures: readonly ReviewPicture[]): Review {
  const { id, author, rating, title, body, written_at, edited_at, source, fit, reply, verified } = row;
  return {
    id,
    author,
    rating,
    title,
    body,
    writtenAt: written_at,
    ...(edited_at && { editedAt: edited_at }),
    ...(source && { source }),
    ...(fit && { fit: fit as Fit }),
    ...(reply && { reply }),
    isVerified: verified === 1,
    helpful: row.helpful,
    pictures,
  };
}
