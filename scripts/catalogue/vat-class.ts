import type { CountryTerms } from "../../app/features/shop/shop.ts";
import { type Draft, firstCell } from "./draft.ts";
import type { RowReader } from "./read-variant.ts";

/** The name of the lower rate that a cell means, by name or in percent of the shop's own country; undefined is the standard rate, null none. */
export function vatClassOf(written: string, { vat, reduced = {} }: CountryTerms): string | undefined | null {
  const text = written.trim().toLowerCase();
  if (["", "standard"].includes(text)) return undefined;
  if (Object.hasOwn(reduced, text)) return text;
  const percent = /^\d+(?:[.,]\d+)?(?=\s*%?$)/.exec(text)?.[0].replace(",", ".");
  if (percent === undefined) return null;
  if (Number(percent) === vat) return undefined;
  return Object.keys(reduced).find((name) => reduced[name] === Number(percent)) ?? null;
}

/** Reads under which VAT rate a product is sold; a rate that `shop.config.ts` does not name is a fault. */
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

/** How a rate that has a name comes to be there. */
function adviceFor(text: string): string {
  const name = text.trim().toLowerCase();
  return /^[a-z]/.test(name) ? `; name it there, as in reduced: { "${name}": 7 }` : "";
}
