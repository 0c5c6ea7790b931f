import { createHash } from "node:crypto";
import { z } from "zod";
import { momentOf } from "../../app/features/catalogue/stored-catalogue.ts";
import { MAX_REVIEW } from "../../app/features/reviews/review.ts";
import { type CsvRow, readCsv } from "../catalogue/read-csv.ts";
import type { Report } from "../catalogue/report.ts";

/** A review read from a file. `id` is derived from its content to detect duplicates. */
export type ReadReview = {
  line: number;
  id: string;
  productId: string;
  rating: number;
  title: string;
  body: string;
  author: string;
  writtenAt: string;
  /** Order number as written in the file. */
  order: string;
};

type ReadSettings = {
  /** Resolves a product id or handle. */
  productOf: (written: string) => string | undefined;
  /** Skips reviews of unknown products. */
  allowMissing: boolean;
  now: Date;
};

/** Columns with their names in other shops' exports; a handle is preferred to a foreign product id. */
const known = {
  product: ["product_handle", "handle", "product", "product_id"],
  stars: ["stars", "rating", "score"],
  title: ["title", "review_title", "headline"],
  text: ["text", "body", "review", "content", "review_content"],
  name: ["name", "author", "reviewer_name", "display_name"],
  date: ["date", "review_date", "created_at"],
  order: ["order", "order_number"],
} as const;
type Column = keyof typeof known;
type Cells = Record<Column, string>;

const text = (most: number) =>
  z
    .string()
    .max(most, `is longer than ${most} characters`)
    .regex(/^[\P{Cc}\n\r\t]*$/u, "has characters that cannot be printed");
const line = (most: number) => text(most).regex(/^[^\n\r\t]*$/, "is more than one line");

const review = z
  .object({
    stars: z.string().regex(/^[1-5]$/, "is not a number of stars from 1 to 5"),
    title: line(100),
    text: text(MAX_REVIEW),
    name: line(60)
      .min(1, "is missing")
      .regex(/^[^@]*$/, "is an e-mail address, which everybody would see"),
    date: z.string().regex(/^\d{4}-\d\d-\d\d(?:[ T]|$)/, "is not a date such as 2025-03-31"),
  })
  .refine(({ title, text }) => title || text, { path: ["text"], message: "is missing, and there is no title either" });

/** Reads reviews from CSV and reports faults by line. */
export function readReviews(file: string, settings: ReadSettings, report: Report): ReadReview[] {
  const { names, rows } = readCsv(file, report);
  const places = placesOf(names, report);
  if (report.faults.some((fault) => fault.line <= 1)) return [];
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    const found = readReview(row, places, settings, report);
    if (!found) return [];
    const twin = seen.get(found.id);
    if (twin) report.note(`line ${row.line} says the same as line ${twin} and is left out.`);
    else seen.set(found.id, row.line);
    return twin ? [] : [found];
  });
}

function placesOf(names: readonly string[], report: Report): Record<Column, number> {
  const plain = names.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, "_"),
  );
  const place = (column: Column) => known[column].map((name) => plain.indexOf(name)).find((i) => i >= 0) ?? -1;
  const columns = Object.keys(known) as Column[];
  const places = Object.fromEntries(columns.map((column) => [column, place(column)])) as Record<Column, number>;
  if (names.length > 0)
    for (const column of ["product", "stars", "text", "name", "date"] as const)
      if (places[column] < 0) report.fault(1, column, "is missing among the columns");
  const unread = names.filter((name, i) => name !== "" && !Object.values(places).includes(i));
  if (unread.length > 0) report.note(`Columns that are not shown were left out: ${unread.join(", ")}.`);
  return places;
}

function readReview(
  { line, cells }: CsvRow,
  places: Record<Column, number>,
  { productOf, allowMissing, now }: ReadSettings,
  report: Report,
): ReadReview | undefined {
  const cell = (column: Column) => cells[places[column]] ?? "";
  const typed = Object.fromEntries(Object.keys(known).map((name) => [name, cell(name as Column)])) as Cells;
  const productId = productOf(typed.product);
  if (!productId && allowMissing) {
    report.note(`line ${line} is left out: there is no product "${typed.product}".`);
    return undefined;
  }
  const { error } = review.safeParse(typed);
  if (!productId) report.fault(line, "product", `"${typed.product}" is not in the catalogue, or add --allow-missing`);
  for (const { path, message } of error?.issues ?? []) report.fault(line, path.join("."), message);
  const writtenAt = error ? undefined : readDate(typed.date, now, { line, report });
  if (!productId || !writtenAt) return undefined;
  const said = { productId, rating: Number(typed.stars), title: typed.title, body: typed.text, author: typed.name };
  const digest = createHash("sha256").update(JSON.stringify([...Object.values(said), writtenAt]));
  return { line, id: `import-${digest.digest("hex").slice(0, 40)}`, ...said, writtenAt, order: typed.order };
}

function readDate(written: string, now: Date, { line, report }: { line: number; report: Report }): string | undefined {
  const day = written.slice(0, "2025-03-31".length);
  const noon = momentOf(`${day}T12:00:00`);
  // A date alone becomes noon UTC, which is the same day in nearly every time zone.
  const moment = written === day ? noon : momentOf(written);
  if (Number.isNaN(moment) || dayOf(noon) !== day) return report.fault(line, "date", `"${written}" is no date`);
  if (dayOf(moment) > dayOf(now.getTime())) return report.fault(line, "date", `"${written}" is yet to come`);
  return new Date(moment).toISOString();
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
