import { readFileSync, statSync } from "node:fs";
import type { ReadSettings } from "./draft.ts";
import { decode } from "./read-csv.ts";
import { readDrafts } from "./read-drafts.ts";
import { type Item, readItem } from "./read-item.ts";
import { readJson } from "./read-json.ts";
import { readTable } from "./read-table.ts";
import type { Report } from "./report.ts";
import { splitByPrice } from "./split-by-price.ts";

/** The products of a file, JSON by its ending, a backup by being a folder, and CSV otherwise, and what the column of its pictures is called. */
export function readItems(file: string, settings: ReadSettings, report: Report): { items: Item[]; column: string } {
  if (file.toLowerCase().endsWith(".json") || statSync(file).isDirectory())
    return { items: readJson(file, report), column: "image" };
  const table = readTable(decode(readFileSync(file), report), report);
  if (report.faults.some(({ line }) => line <= 1)) return { items: [], column: "" };
  const drafts = readDrafts(table, settings, report).flatMap((draft) => splitByPrice(draft, report));
  const reader = { table, report, settings, decimal: settings.decimal };
  const items = drafts.flatMap((draft) => readItem(draft, reader) ?? []);
  if (items.length === 0 && report.faults.length === 0) report.fault(0, "file", "has no product in it");
  return { items, column: table.nameOf("pictures") };
}
