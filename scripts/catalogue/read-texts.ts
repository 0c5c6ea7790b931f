import type { StoredTexts } from "../../app/features/catalogue/stored-texts.ts";
import { shop } from "../../shop.config.ts";
import { type Draft, firstCell } from "./draft.ts";
import { readAttributes } from "./read-facts.ts";
import { inOneLine, keepTogether, leadOf, readHtml } from "./read-html.ts";
import { rowsIn } from "./read-table.ts";
import type { RowReader } from "./read-variant.ts";
import { quantity } from "./split-by-price.ts";

/** A product's texts by language; the alternative texts are stored with its pictures. */
export type Texts = Readonly<Record<string, Omit<StoredTexts, "alt">>>;
type Attributes = readonly (readonly [name: string, value: string])[];

/** Reads a product's translations into each language of the table. Empty cells are not translated. */
export function readTexts(draft: Draft, attributes: Attributes, reader: RowReader): Texts {
  const said = reader.table.languages.map((language) => {
    const own = readerIn(reader, language);
    const translated = { ...draft, rows: rowsIn(draft.rows, language) };
    const written = firstCell(translated.rows, "name")?.text;
    const name = written && keepTogether(withLabels(written, draft, language));
    const values = readValues(translated, attributes, language, own);
    const texts = {
      ...(name && { name }),
      ...readDescriptions(translated, draft, name, own),
      ...(Object.keys(values).length > 0 && { attributes: values }),
    };
    return [language, texts] as const;
  });
  return Object.fromEntries(said.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** Returns a reader that uses the column names of one language. */
function readerIn(reader: RowReader, language: string): RowReader {
  const { table } = reader;
  return { ...reader, table: { ...table, nameOf: (field) => table.nameOf(field, language) } };
}

/** Appends option values to a translated name: "Expresso maison, 1 kg". */
function withLabels(name: string, { labels = [] }: Draft, language: string): string {
  const missing = labels.filter((label) => !(quantity.test(label) && name.includes(label)));
  return [name, ...missing.map((label) => shop.words?.[language]?.[label] ?? label)].join(", ");
}

/** Reads lead and description; one is derived from the other, or from the name if the originals are, too. */
function readDescriptions(translated: Draft, own: Draft, name: string | undefined, { report, table }: RowReader) {
  const written = firstCell(translated.rows, "body")?.text ?? "";
  const body = readHtml(written);
  const lead = firstCell(translated.rows, "short");
  const short = inOneLine(readHtml(lead?.text ?? ""));
  const hasOwn = (field: "body" | "short") => firstCell(own.rows, field) !== undefined;
  if (lead && !body && hasOwn("body"))
    return report.fault(
      lead.line,
      table.nameOf("body"),
      `is empty, and "${table.nameOf("short")}" is not: write both, or the description alone`,
    );
  if (!body && !short && (!name || hasOwn("body") || hasOwn("short"))) return undefined;
  return {
    shortDescription: keepTogether(short || leadOf(written) || (name ?? "")),
    fullDescription: keepTogether(body || name || short),
  };
}

/** Reads attribute values; each line starts with the attribute's original name or its translation in `words`. */
function readValues(
  translated: Draft,
  attributes: Attributes,
  language: string,
  reader: RowReader,
): Record<string, string> {
  const { report, table } = reader;
  const line = firstCell(translated.rows, "attributes")?.line ?? translated.line;
  const fault = (reason: string) => report.fault(line, table.nameOf("attributes"), reason);
  const values = new Map<string, string>();
  for (const [called, value] of readAttributes(reader, translated.rows)) {
    const [name, twin] = attributes.filter(([one]) => one === called || shop.words?.[language]?.[one] === called);
    if (!name) {
      const names = attributes.map(([one]) => `"${one}"`).join(", ");
      fault(
        `"${called}" is none of the product's attributes${names && `: ${names}`}; lines begin with their names as they are there`,
      );
    } else if (twin || values.has(name[0]))
      fault(`there are several of "${called}", so that none can be named: put their values into one line`);
    else values.set(name[0], value);
  }
  return Object.fromEntries(values);
}
