import { z } from "zod";
import { momentOf, type StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import { storedLabels } from "../../app/features/catalogue/stored-labels.ts";
import { daysAfter, isDay } from "../../app/platform/dates/calendar.ts";
import { issueWords } from "../../app/settings/issue-words.ts";
import { readCents } from "./amounts.ts";
import { gtinOf } from "./bar-codes.ts";
import type { Field } from "./columns.ts";
import { type Draft, firstCell } from "./draft.ts";
import { type RowReader, withVat } from "./read-variant.ts";
import { readVatClass } from "./vat-class.ts";
import { readYes } from "./yes-or-no.ts";

type Facts = Pick<StoredProduct, "attributes"> &
  Partial<
    Pick<
      StoredProduct,
      | "netContent"
      | "pieces"
      | "returnable"
      | "anyQuantity"
      | "vat"
      | "gtin"
      | "labels"
      | "affiliateLink"
      | "offerEnd"
      | "rating"
      | "saleCount"
    >
  > & { isNew: boolean; sizeChart?: z.infer<typeof sizeChart>; history?: StoredProduct["priceHistory"] };

const sizeChart = z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) });
const history = z.array(z.object({ price: z.number(), validFrom: z.string(), validTo: z.string().optional() })).min(1);

/** Units that amounts may have, with the unit to store and the factor. */
const units: Readonly<Record<string, readonly [unit: "g" | "kg" | "ml" | "l", times: number]>> = {
  g: ["g", 1],
  gr: ["g", 1],
  kg: ["kg", 1],
  ml: ["ml", 1],
  cl: ["ml", 10],
  dl: ["ml", 100],
  l: ["l", 1],
};

/** Reads a product's remaining columns; an invalid cell is a fault. */
export function readFacts(draft: Draft, reader: RowReader): Facts {
  const { rows } = draft;
  const { report, table } = reader;
  /** Parses a field's cell; `read` returns `undefined` for invalid text. */
  function take<T>(field: Field, reason: string, read: (text: string) => T | undefined): T | undefined {
    const cell = firstCell(rows, field);
    if (!cell) return undefined;
    const value = read(cell.text);
    return value === undefined ? report.fault(cell.line, table.nameOf(field), `"${cell.text}" ${reason}`) : value;
  }
  const whole = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : undefined);
  const facts = {
    netContent: readContent(reader, draft),
    pieces: take("pieces", "is not a number of pieces", (text) => whole(text) || undefined),
    vat: readVatClass(reader, rows),
    gtin: gtinOf(draft),
    returnable: take("returnable", "is neither yes nor no", readYes),
    anyQuantity: take("anyQuantity", "is neither yes nor no", readYes),
    affiliateLink: take(
      "link",
      "is not an address with https",
      (text) => z.url({ protocol: /^https$/ }).safeParse(text).data,
    ),
    offerEnd: take("offerEnd", "is not a date", readMoment),
    rating: take("rating", "is not a whole number from 1 to 5", (text) =>
      /^[0-5]$/.test(text) ? Number(text) : undefined,
    ),
    saleCount: take("sold", "is not a number of pieces", whole),
    labels: readLabels(reader, rows),
    sizeChart: take("sizeChart", "is not a size chart", (text) => sizeChart.safeParse(readJson(text)).data),
    history:
      take("history", "is not a price history", (text) => history.safeParse(readJson(text)).data) ??
      readLowest(reader, rows),
  };
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  const isNew = readYes(firstCell(rows, "isNew")?.text ?? "") === true;
  return { ...known, isNew, attributes: readAttributes(reader, rows) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readMoment(text: string): string | undefined {
  return Number.isNaN(momentOf(text)) ? undefined : text;
}

function readContent({ report, table }: RowReader, { rows, content, line }: Draft): Facts["netContent"] {
  const own = content ? { text: content, line } : undefined;
  const amount = own ?? firstCell(rows, "content") ?? firstCell(rows, "contentAmount");
  if (!amount) return undefined;
  const text = own ? own.text : `${amount.text} ${firstCell(rows, "contentUnit")?.text ?? ""}`.trim();
  const [, number = "", name = ""] = /^(\d+(?:[.,]\d+)?)\s*([a-z]+)$/i.exec(text) ?? [];
  const [unit, times = 1] = units[name.toLowerCase()] ?? [];
  const value = Number(number.replace(",", "."));
  if (unit && value > 0) return { amount: Number((value * times).toFixed(3)), unit };
  return report.fault(amount.line, table.nameOf("content"), `"${text}" is not an amount of g, kg, ml, cl or l`);
}

function readLabels({ report, table }: RowReader, rows: Draft["rows"]): Facts["labels"] {
  const cell = firstCell(rows, "labels");
  if (!cell) return undefined;
  const read = storedLabels.safeParse(readJson(cell.text), { error: issueWords });
  if (read.success) return read.data;
  const [{ path, message }] = read.error.issues as [z.core.$ZodIssue];
  const reason = [path.join("."), message].filter(Boolean).join(": ");
  return report.fault(cell.line, table.nameOf("labels"), reason);
}

/** Reads one attribute per line: `Width: 12 cm`. */
export function readAttributes({ report, table }: RowReader, rows: Draft["rows"]): [string, string][] {
  const cell = firstCell(rows, "attributes");
  const lines = cell?.text.split("\n").filter((line) => line.trim()) ?? [];
  return lines.flatMap((line): [string, string][] => {
    const [, name = "", value = ""] = /^\s*([^:]+?)\s*:\s+(.+?)\s*$/.exec(line) ?? [];
    if (name && value) return [[name, value]];
    report.fault(cell?.line ?? 0, table.nameOf("attributes"), `"${line}" is not of the form "Name: value"`);
    return [];
  });
}

/** Reads what the owner states about a reduction: its first day, and the lowest price of the 30 days before. */
function readLowest({ report, table, settings, decimal }: RowReader, rows: Draft["rows"]): Facts["history"] {
  const lowest = firstCell(rows, "lowestPrice");
  const since = firstCell(rows, "reducedSince");
  if (!lowest && !since) return undefined;
  if (!lowest || !since) {
    const field = lowest ? "reducedSince" : "lowestPrice";
    return report.fault((lowest ?? since)?.line ?? 0, table.nameOf(field), "is needed beside the other one");
  }
  const cents = readCents(lowest.text, decimal);
  if (typeof cents === "string") return report.fault(lowest.line, table.nameOf("lowestPrice"), cents);
  if (!isDay(since.text))
    return report.fault(since.line, table.nameOf("reducedSince"), `"${since.text}" is not a day such as 2026-11-01`);
  const validFrom = daysAfter(since.text, -30);
  return [{ price: withVat(cents, rows, settings) / 100, validFrom, validTo: since.text }];
}
