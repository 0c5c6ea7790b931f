import MiniSearch from "minisearch";
import type { ProductDetails, ProductSummary } from "../product.ts";
import { correctTypos, stemOf } from "./correct-typos.ts";
import { entryOf, type TranslateTerm } from "./search-entry.ts";
import { readTyped, searchRules } from "./search-products.ts";
import { textOf } from "./search-texts.ts";
import { isAccented, plainWord, plainWords, shortenedWords, writtenWord } from "./search-words.ts";
import { isThing } from "./synonyms.ts";

const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** Splits a text into normalised words, as the in-memory search does. */
function wordsOf(text: string): string[] {
  return tokenize(text).map(plainWord).filter(Boolean);
}

type Weight = "A" | "B" | "C" | "D";

/** Marks synonyms, which short prefixes do not match. */
export const SYNONYM = "=";

/** Returns a word without the mark of a synonym. */
export function unmarked(word: string): string {
  return word.startsWith(SYNONYM) ? word.slice(SYNONYM.length) : word;
}

/**
 * Returns a product's words with their weights: A for the name, B for categories, C for tags and other words, D for
 * accented words as written and for those of the texts that are none of the others.
 */
export function weightedWords(
  product: ProductSummary,
  details: ProductDetails | undefined,
  translateTerm?: TranslateTerm,
): [word: string, weight: Weight][] {
  const entry = entryOf(product, translateTerm);
  const { name, kinds, tags, own, called, kindred, related } = entry;
  const weighted = (text: string, weight: Weight, mark = "") =>
    wordsOf(text).map((word): [string, Weight] => [`${mark}${word}`, weight]);
  const words = [
    ...weighted(name, "A"),
    ...weighted(kinds, "B"),
    ...weighted(`${called} ${kindred}`, "B", SYNONYM),
    ...weighted(`${tags} ${own}`, "C"),
    ...weighted(related, "C", SYNONYM),
  ];
  const known = new Set(words.map(([word]) => unmarked(word)));
  const written = tokenize(`${name} ${kinds} ${tags}`).filter(isAccented).map(writtenWord);
  // Synonyms are words already, and known.
  const others = textOf({ ...entry, called: "", kindred: "", related: "" }, product, details);
  for (const word of [...written, ...plainWords(others)]) {
    if (known.has(word)) continue;
    known.add(word);
    words.push([word, "D"]);
  }
  return words;
}

/**
 * How loosely words match: as typed, corrected, as stems, in the product's texts (as typed, corrected), with typos, some
 * of the words, with many typos.
 */
export type Nearness =
  | "exact"
  | "corrected"
  | "stems"
  | "texts"
  | "corrected-texts"
  | "fuzzy"
  | "some-words"
  | "very-fuzzy";

const asTyped: readonly Nearness[] = ["exact", "texts"];
const ofAnyWord: readonly Nearness[] = ["some-words", "very-fuzzy"];
/** Whole words rank above prefixes. */
const wholeFirst: readonly Nearness[] = ["exact", "corrected"];
const withTypos: readonly Nearness[] = ["fuzzy", "some-words", "very-fuzzy"];

/** A full-text query for PostgreSQL, and the queries whose hits rank first. */
export type TextQuery = { text: string; first: readonly string[] };

/**
 * Turns what was typed into a full-text query, by the same rules as the in-memory search: typos become the words of the
 * catalogue that they may mean. Undefined if there is nothing to search for.
 */
export type WriteTextQuery = (typed: string, nearness: Nearness) => TextQuery | undefined;

/** Prepares text queries for the catalogue's vocabulary. */
export function createTextQueries(vocabulary: readonly string[]): WriteTextQuery {
  const index = new MiniSearch<{ id: string }>({ fields: ["id"], tokenize: (word) => [word], processTerm: (w) => w });
  index.addAll(vocabulary.map((id) => ({ id })));
  const known = new Set(vocabulary);
  const isKnown = (word: string) => known.has(word);

  function similarWords(word: string, fuzzy: number | false): string[] {
    if (fuzzy === false) return [];
    const similar = index.search(word, { fuzzy, maxFuzzy: searchRules.maxFuzzy }).map((hit) => String(hit.id));
    return similar.filter((other) => searchRules.mayMean(word, other));
  }
  return (typed, nearness) => {
    const written = wordsOf(readTyped(typed));
    const corrected = asTyped.includes(nearness) ? written : correctTypos(written, isKnown);
    const words = nearness === "stems" ? corrected.map((word) => stemOf(word, isKnown)) : corrected;
    const shortened = nearness === "stems" ? new Set<string>() : shortenedWords(readTyped(typed));
    if (nearness === "stems" && words.every((word, i) => word === corrected[i])) return undefined;
    const isInTexts = nearness === "texts" || nearness === "corrected-texts";
    const terms = words.map((word, i) => {
      if (isInTexts) return eitherOf(word);
      const mayBegin =
        searchRules.prefix(word, i, words) &&
        !shortened.has(word) &&
        (nearness === "stems" || searchRules.knownBegins(word) || !known.has(word));
      const own = mayBegin ? prefixOf(word) : eitherOf(word, "ABC");
      const fuzzy = nearness === "very-fuzzy" ? searchRules.lastFuzzy(word) : searchRules.fuzzy(word);
      const similar = withTypos.includes(nearness) ? similarWords(word, fuzzy) : [];
      return [own, ...similar.map((other) => `${quoted(other)}:ABC | ${quoted(SYNONYM + other)}:B`)].join(" | ");
    });
    const things = isInTexts ? words.filter(isThing).map((word) => eitherOf(word, "ABC")) : [];
    const all = [...terms, ...(things.length > 0 ? [things.join(" | ")] : [])];
    const text = all.map((term) => `(${term})`).join(ofAnyWord.includes(nearness) ? " | " : " & ");
    return text ? { text, first: wholeFirst.includes(nearness) ? wholeWords(words, readTyped(typed)) : [] } : undefined;
  };
}

/** Returns queries for all words as wholes: with the typed accents, and without. */
function wholeWords(words: readonly string[], typed: string): string[] {
  const plain = words.map((word) => `(${eitherOf(word, "ABC")})`);
  const written = tokenize(typed)
    .filter((word) => plainWord(word))
    .map((word) => (isAccented(word) ? `${quoted(writtenWord(word))}:D` : `(${eitherOf(plainWord(word), "ABC")})`));
  return [...new Set([written.join(" & "), plain.join(" & ")])];
}

/** Returns a query for a whole word, be it a synonym or not. */
function eitherOf(word: string, weights?: "ABC"): string {
  return [word, SYNONYM + word].map((one) => [quoted(one), weights].filter(Boolean).join(":")).join(" | ");
}

function prefixOf(word: string): string {
  const synonyms = searchRules.prefixOfSynonym(word) ? "*ABC" : "ABC";
  return `${quoted(word)}:*ABC | ${quoted(SYNONYM + word)}:${synonyms}`;
}

/** Quotes a word as a PostgreSQL lexeme. */
export function quoted(word: string): string {
  return /[\\']/.test(word) ? `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'` : `'${word}'`;
}
