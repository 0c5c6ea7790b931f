import type { CountryTerms } from "../../app/settings/shop.ts";
import { type Draft, firstCell } from "./draft.ts";
import type { RowReader } from "./read-variant.ts";

/** Returns the VAT class that a cell means, by name or percentage; undefined is the standard rate, null unknown. */
export function vatClassOf(written: string, { vat, reduced = {} }: CountryTerms): string | undefined | null {
  const text = written.trim().toLowerCase();
  if (["", "standard"].includes(text)) return undefined;
  if (Object.hasOwn(reduced, text)) return text;
  const percent = /^\d+(?:[.,]\d+)?(?=\s*%?$)/.exec(text)?.[0].replace(",", ".");
  if (percent === undefined) return null;
  if (Number(percent) === vat) return undefined;
  return Object.keys(reduced).find((name) => reduced[name] === Number(percent)) ?? null;
}

/** Reads a product's VAT class; a rate that `shop.config.ts` does not have is a fault. */
export function readVatClass({ report, table, settings }: RowReader, rows: Draft["rows"]): string | undefined {
  const cell = firstCell(rows, "vat");
  const { rates } = settings;
  if (!cell) return undefined;
  if (!rates) return cell.text;
  const found = vatClassOf(cell.text, rates);
  if (found !== null) return found;
  const known = [`${rates.vat}`, ...Object.entries(rates.reduced ?? {}).map(([name, rate]) => `${name} (${rate})`)];
  const reason = `"${cell.text}" is no VAT rate of your country in shop.config.ts: ${known.join(", ")}${adviceFor(cell.text)}`;
  return report.fault(cell.line, table.nameOf("vat"), reason);
}

/** Explains how to add a named rate. */
function adviceFor(text: string): string {
  const name = text.trim().toLowerCase();
  return /^[a-z]/.test(name) ? `; name it there, as in reduced: { "${name}": 7 }` : "";
}
