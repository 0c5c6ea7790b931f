import { globSync, readFileSync } from "node:fs";
import { contentsOf, readInformationFolder } from "../../app/features/information/read-information.server.ts";
import type { ArticleNode } from "../../app/features/journal/article.ts";
import { readJournal } from "../../app/features/journal/read-journal.server.ts";
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

/** Matches lines of front matter that are displayed. */
const heading = /^(?:title|description|pictureAlt): "(.*)"$/gm;

function departments(): Department[] {
  const files = globSync("catalogue/*.json").filter((file) => !file.endsWith("departments.json"));
  return files.map((file) => JSON.parse(readFileSync(file, "utf8")));
}

/** Returns all strings in a JSON value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Returns texts in the shop's own language: of products, makers, posts and pages. */
function writtenTexts(): string[] {
  const makers = stringsIn(departments().map((department) => department.makers));
  // Makers' addresses end in town and country, which home pages show on their own.
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
  const posts = headsOf(heading);
  return [...products, ...makers, ...places, ...posts].filter((text) => isLatin(text));
}

function headsOf(lines: RegExp): string[] {
  return globSync("content/{,posts/,pages/}*.md").flatMap((file) => headsIn(file, lines));
}

function headsIn(file: string, lines: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(lines)].map(([, text = ""]) => text);
}

/** Returns a translation's texts, one entry per paragraph; some are the same as the original. */
function readTranslation(language: string): Set<string> {
  const goods = globSync(`catalogue/${language}/*.json`).map((file) => JSON.parse(readFileSync(file, "utf8")));
  const heads = globSync(`content/{posts,pages}/${language}/*.md`).flatMap((file) => headsIn(file, heading));
  const posts = readJournal("content").get(language) ?? [];
  const pages = readInformationFolder("content/pages", shop, contentsOf("."));
  const written = [...posts, ...pages.values()].filter((one) => one.language === language);
  const texts = [...written.flatMap(({ body }) => textsIn(body)), ...posts.map(({ writer }) => writer.bio)];
  const paragraphs = stringsIn(goods).flatMap((text) => text.split("\n\n"));
  return new Set([...paragraphs, ...heads, ...texts].map((text) => text.replace(/\s+/g, " ").trim()));
}

function textsIn(nodes: readonly ArticleNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [node] : textsIn(node.children ?? [])));
}

const known = new Map<string, Set<string>>();

function translationIn(language: string): Set<string> {
  const translated = known.get(language) ?? readTranslation(language);
  known.set(language, translated);
  return translated;
}

/** Names that are not translated. */
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
/** Names also occur within sentences; longest first, because some begin with others. */
const names = own.filter((text) => text.length < 60).sort((a, b) => b.length - a.length);

/** Latin text used in every language: addresses, order numbers, units, standards, sizes, energy classes, language names. */
const anywhere = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\b[A-Z0-9]{1,6}-\u2060?[A-Z0-9]{4}-\u2060?[A-Z0-9]{4}\b/g,
  /\b(mm|kg|g|ml|l|W|V|Hz|kHz|dB|lm|K|USB-C|Bluetooth|Tab|EUR|UN R90|ACEA C3|EN 50342|ar|EU|IP)\b/g,
  /\b(X|M|XL|XXL|S|x|m|xl|xxl)\b/g,
  /\b[A-G]\b\+{0,3}/g,
  /\b(English|Deutsch|Français|Español)\b/g,
  /«[^»]*»/g,
];

/** Returns whether a text has Latin letters left after removing everything that is not translatable. */
export function englishIn(text: string): boolean {
  const translated = translationIn("ar");
  if (whole.has(text) || translated.has(text)) return false;
  const without = (rest: string, part: string | RegExp) => rest.replaceAll(part, " ");
  if (!isLatin(anywhere.reduce(without, text))) return false;
  const inArabic = [...translated].filter((name) => name.length < 60 && isLatin(name));
  return isLatin([...names, ...inArabic, ...anywhere].reduce(without, text));
}

/** Returns whether a text is untranslated; single words may be in any language. */
export function isUntranslatedIn(language: string, text: string): boolean {
  return written.has(text) && !translationIn(language).has(text) && /\p{L}{2,} .*\p{L}{2,}/u.test(text);
}
