import { globSync, readFileSync } from "node:fs";
import { asWritten, ONLY, sizeWord } from "../app/features/catalogue/choice-words.ts";
import { titleOf } from "../app/features/catalogue/department-names.ts";
import { colourOrder } from "../app/features/catalogue/product-query.ts";
import { pickupMethod } from "../app/features/shop/delivery-facts.ts";
import type { Shop } from "../app/features/shop/shop.ts";
import departments from "../catalogue/departments.json" with { type: "json" };
import { shop } from "../shop.config.ts";

/** A sentence of the interface, and whether it has plural forms. */
export type Found = { sentence: string; isCounted: boolean };

const literal = /"((?:[^"\\\n]|\\.)+)"|'((?:[^'\\\n]|\\.)+)'/g;

function literalsIn(code: string): string[] {
  return [...code.matchAll(literal)].map((match) => (match[1] ?? match[2] ?? "").replace(/\\(['"])/g, "$1"));
}

/** The text of a call's arguments, from behind its opening bracket to the closing one. */
function argumentsAt(code: string, start: number): string {
  let depth = 1;
  let quote = "";
  let end = start;
  for (; end < code.length && depth > 0; end++) {
    const sign = code[end] ?? "";
    if (quote) quote = sign === quote && code[end - 1] !== "\\" ? "" : quote;
    else if (`"'\``.includes(sign)) quote = sign;
    else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
  }
  return code.slice(start, end - 1);
}

function firstArgument(text: string): { first: string; rest: string } {
  let depth = 0;
  let quote = "";
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? "";
    if (quote) quote = sign === quote ? "" : quote;
    else if (`"'\``.includes(sign)) quote = sign;
    else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (sign === "," && depth === 0) return { first: text.slice(0, i), rest: text.slice(i) };
  }
  return { first: text, rest: "" };
}

/** Conditions inside a first argument compare with values, which are no sentences. */
function withoutComparisons(code: string): string {
  return code.replace(/[!=]==\s*"[^"]*"/g, "");
}

/** Sentences that a file asks the words for: in `t(...)`, and in fields that are translated where they are shown. */
function sentencesOf(code: string): Found[] {
  const found: Found[] = [];
  for (const match of code.matchAll(/\b(?:t|say|interfaceTable|row(?=\(\s*"\p{Lu}))\(/gu)) {
    const { first, rest } = firstArgument(argumentsAt(code, match.index + match[0].length));
    const isCounted = /[{,]\s*count\b/.test(rest);
    for (const sentence of literalsIn(withoutComparisons(first)))
      if (isSentence(sentence) || isAlone(sentence, first)) found.push({ sentence, isCounted });
  }
  const plain = [
    ...literalsIn(code).filter((text) => /^\p{Lu}[^/]* .*\p{Ll}|\{\{/u.test(text)),
    ...[...code.matchAll(/[\w"-]+\??: "(\p{Lu}\p{Ll}[^"\\]*)"/gu)].map((match) => match[1] ?? ""),
    ...[...code.matchAll(/\["\/[^"]*", "([^"]+)"\]/g)].map((match) => match[1] ?? ""),
  ];
  for (const sentence of plain.filter(isSentence)) found.push({ sentence, isCounted: sentence.includes("{{count}}") });
  return found;
}

/** A word in small letters is a sentence where it is what `t` is asked for, or one of two things that it is. */
function isAlone(word: string, argument: string): boolean {
  const chosen = argument.trim();
  return chosen === `"${word}"` || new RegExp(`[?:]\\s*"${word}"`).test(chosen);
}

/** Class names and names of namespaces stand in the same places as sentences. */
function isSentence(text: string): boolean {
  if (/^(white|black|brown|blue)$/.test(text)) return true;
  return /\p{L}/u.test(text) && !/^M\d/.test(text) && !/^[a-z]+$|^[a-z]+(-|:)[a-z\d]/.test(text);
}

type Wanted = {
  /** Whether a file of the sources is read. */
  isRead?: (file: string) => boolean;
  /** Whether the names of the owner's goods and posts are among them. */
  hasNames?: boolean;
};

/** Every sentence of the interface by namespace, found in the sources and among the catalogue's own names. */
export function findWords({ isRead = () => true, hasNames = true }: Wanted = {}): Map<string, Map<string, Found>> {
  const words = new Map<string, Map<string, Found>>();
  const add = (namespace: string, found: Found) => {
    const known = words.get(namespace) ?? new Map<string, Found>();
    const before = known.get(found.sentence);
    known.set(found.sentence, { ...found, isCounted: found.isCounted || before?.isCounted === true });
    words.set(namespace, known);
  };
  for (const file of globSync(["app/**/*.{ts,tsx}", "server/api/*.ts"]).sort()) {
    if (
      /\.test\.|-plugin\.ts|stored-|test-(?!payment\.tsx)|read-markdown|llms|structured-data|post-head|-meta\.|postcode|synonyms|\/entry\.|root\.tsx|\.server\.|themes/.test(
        file,
      ) ||
      !isRead(file)
    )
      continue;
    const code = readFileSync(file, "utf8").replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
    const named = /(?:useTranslation\(|within\(|words: )"(\w+)"/.exec(code)?.[1];
    const namespace = named ?? (/mail|letters/.test(file) ? "mail" : "common");
    for (const found of sentencesOf(code)) add(namespace, found);
  }
  const colours = [...colourOrder, ...colourOrder.map(titleOf)];
  const names = hasNames ? [...shopSentences(), ...catalogueNames(), ...journalNames()] : [];
  for (const name of [...colours, ...names]) add("common", { sentence: name, isCounted: false });
  return words;
}

/** The sentences that the owner wrote in `shop.config.ts`; their translations stand there too. */
function shopSentences(): string[] {
  const { links = {}, invoices }: Shop = shop;
  return [
    shop.tagline,
    ...shop.delivery.methods.map((method) => method.name),
    ...(shop.map ? [shop.map.shows] : []),
    ...(invoices?.note ? [invoices.note] : []),
    ...Object.values(links).flatMap((group) => group.map(({ name }) => name)),
    ...(pickupMethod(shop) ? [shop.company.hours] : []),
  ];
}

type Department = {
  products: {
    category: string[];
    tag: string[];
    attributes: [name: string, value: string][];
    variation?: { color: string; size: { name: string }[] }[];
  }[];
  sizeCharts?: Record<string, { title: string; columns: string[] }>;
};

/** The names that goods share, as screens ask words for them: kinds, tags, colours, sizes, attributes, size charts. */
export function catalogueNames(): string[] {
  const names = new Set<string>();
  for (const { name } of departments) names.add(titleOf(name));
  for (const file of globSync("catalogue/*.json").filter((path) => !path.endsWith("departments.json"))) {
    const { products, sizeCharts = {} } = JSON.parse(readFileSync(file, "utf8")) as Department;
    for (const { category, tag, attributes, variation = [] } of products) {
      for (const name of variation.flatMap(choicesOf)) names.add(name).add(titleOf(name));
      for (const name of [...category.slice(1), ...tag]) names.add(titleOf(name));
      for (const [name] of attributes) names.add(name);
    }
    for (const { title, columns } of Object.values(sizeCharts)) for (const name of [title, ...columns]) names.add(name);
  }
  return [...names];
}

/** "42", "250 g", "9 × 13 cm". */
const measure = /^[\d.,×x/\s-]+\p{L}{0,3}$/u;

/** What a choice is called in words, in the fields and, with a capital, in the filters: measures and `xl` are the same everywhere. */
function choicesOf({ color, size }: { color: string; size: { name: string }[] }): string[] {
  const sizes = size
    .map(({ name }) => name)
    .filter((name) => sizeWord(asWritten, name) === name && !measure.test(name));
  return [color, ...sizes].filter((name) => name !== ONLY);
}

/** The journal's categories and tags. */
function journalNames(): string[] {
  const heads = globSync("content/posts/*.md").map((file) => readFileSync(file, "utf8").split("\n---")[0] ?? "");
  return heads.flatMap((head) =>
    [...head.matchAll(/^(?:category|tags): (.*)$/gm)].flatMap(([, names = ""]) => literalsIn(names).map(titleOf)),
  );
}
