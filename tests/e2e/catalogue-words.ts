import { globSync, readFileSync } from "node:fs";
import { shop } from "../../shop.config.ts";

type Entry = {
  name: string;
  sku: string;
  shortDescription: string;
  alt: string[];
  attributes: [string, string][];
  variation?: { alt?: string }[];
};

type Department = { products?: Entry[]; makers?: unknown };

function departments(): Department[] {
  const files = globSync("catalogue/*.json").filter((file) => !file.endsWith("departments.json"));
  return files.map((file) => JSON.parse(readFileSync(file, "utf8")));
}

/** Strings of a JSON file, wherever they stand in it. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What is written in one language, whatever the shopper reads: of products, makers, posts and pages. */
function writtenTexts(): string[] {
  const makers = stringsIn(departments().map((department) => department.makers));
  // A maker's address ends in town and country, which stand alone on the home pages.
  const places = makers.flatMap((text) => /\d ([^\d,]+, [^,]+)$/.exec(text)?.[1] ?? []);
  const products = departments()
    .flatMap(({ products: all = [] }) => all)
    .flatMap((entry) => [
      entry.name,
      entry.sku,
      entry.shortDescription,
      ...entry.alt,
      ...stringsIn(entry.variation?.map(({ alt }) => alt)),
      ...entry.attributes.map(([, value]) => value),
    ]);
  const posts = headsOf(/^(?:title|description|pictureAlt): "(.*)"$/gm);
  return [...products, ...makers, ...places, ...posts].filter((text) => isLatin(text));
}

function headsOf(lines: RegExp): string[] {
  return globSync("content/**/*.md").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(lines)].map(([, text = ""]) => text),
  );
}

/** Names that are the same in every language. */
const people = headsOf(/^(?:author|name): "(.*)"$/gm);
const proper = [
  ...people,
  shop.name,
  ...stringsIn(shop.company),
  ...shop.currencies,
  ...shop.social.map(({ name }) => name),
];

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
const written = new Set(writtenTexts());
const own = [...written, ...proper.filter((text) => isLatin(text))];
const whole = new Set(own);
/** Names stand inside sentences as well; longer ones go first, since some begin with others. */
const names = own.filter((text) => text.length < 60).sort((a, b) => b.length - a.length);

/** Latin writing that is the same in every language: addresses, order numbers, units, norms, sizes, names of languages. */
const anywhere = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\b[A-Z0-9]{1,6}-\u2060?[A-Z0-9]{4}-\u2060?[A-Z0-9]{4}\b/g,
  /\b(mm|kg|g|ml|l|W|V|Hz|kHz|dB|lm|K|USB-C|Bluetooth|Tab|EUR|UN R90|ACEA C3|EN 50342|ar|EU|IP)\b/g,
  /\b(X|M|XL|XXL|S|x|m|xl|xxl)\b/g,
  /\b(English|Deutsch|Français|Español)\b/g,
  /«[^»]*»/g,
];

/** Whether a text has Latin letters left when everything that is no word of the interface is taken out. */
export function englishIn(text: string): boolean {
  if (whole.has(text)) return false;
  const without = (rest: string, part: string | RegExp) => rest.replaceAll(part, " ");
  return isLatin(anywhere.reduce(without, text)) && isLatin([...names, ...anywhere].reduce(without, text));
}

/** Whether a text is one that is written in the catalogue's language alone; single words may be of any language. */
export function isWrittenInOne(text: string): boolean {
  return written.has(text) && /\p{L}{2,} .*\p{L}{2,}/u.test(text);
}
