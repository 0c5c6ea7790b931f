import { readFileSync, statSync } from "node:fs";
import { noteBarCodes } from "./bar-codes.ts";
import type { Draft, ReadSettings } from "./draft.ts";
import { decode } from "./read-csv.ts";
import { findDecimal, readDrafts } from "./read-drafts.ts";
import { type Item, readItem } from "./read-item.ts";
import { readJson } from "./read-json.ts";
import { readTable, type Table } from "./read-table.ts";
import { counted, type Report } from "./report.ts";
import { noteUntaxed } from "./shipped-and-taxed.ts";
import { splitByPrice } from "./split-by-price.ts";

/** Reads a file's products: JSON by extension, a folder as a backup, CSV otherwise. `column` has the pictures. */
export function readItems(
  file: string,
  settings: ReadSettings & { now: Date },
  report: Report,
): { items: Item[]; column: string } {
  if (file.toLowerCase().endsWith(".json") || statSync(file).isDirectory())
    return { items: readJson(file, report), column: "image" };
  const table = readTable(decode(readFileSync(file), report), report, settings.now);
  if (report.faults.some(({ line }) => line <= 1)) return { items: [], column: "" };
  const reader = { table, report, settings, decimal: findDecimal(table, settings, report) };
  const drafts = readDrafts(reader).flatMap((draft) => splitByPrice(draft, report));
  noteTwinNumbers(drafts, table, report);
  noteBarCodes(drafts, table, report);
  noteUntaxed(drafts, settings, report);
  const items = drafts.flatMap((draft) => readItem(draft, reader) ?? []);
  if (items.length === 0 && report.faults.length === 0) report.fault(0, "file", "has no product in it");
  return { items, column: table.nameOf("pictures") };
}

/** Reports article numbers shared by several products: allowed, but mostly a typo that costs whoever packs orders. */
function noteTwinNumbers(drafts: readonly Draft[], table: Table, report: Report): void {
  const named = drafts.flatMap(({ handle, name, variants }) =>
    [...new Set(variants.map(({ sku }) => sku))].filter(Boolean).map((sku) => ({ sku, handle, name })),
  );
  const twins = [...Map.groupBy(named, ({ sku }) => sku)].filter(([, of]) => of.length > 1);
  const [first] = twins;
  if (!first) return;
  const [sku, of] = first;
  report.note(
    `${counted(twins.length, table.nameOf("sku"))} of several products: "${sku}" stands at ${of.map(({ name }) => `"${name}"`).join(", ")}${
      twins.length > 1
        ? ` (also ${twins
            .slice(1, 9)
            .map(([other]) => `"${other}"`)
            .join(", ")})`
        : ""
    }. Orders show the number as it is.`,
  );
}
