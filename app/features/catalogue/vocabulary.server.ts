import MiniSearch from "minisearch";
import type { ProductDetails, ProductSummary } from "./product.ts";
import { putRight, stemOf } from "./put-right.ts";
import { entryOf, type TellKind } from "./search-entry.ts";
import { readTyped, searchRules } from "./search-products.ts";
import { textOf } from "./search-texts.ts";
import { isAccented, plainWord, plainWords, writtenWord } from "./search-words.ts";

const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** The words of a text as the search in memory cuts and compares them. */
function wordsOf(text: string): string[] {
  return tokenize(text).map(plainWord).filter(Boolean);
}

type Weight = "A" | "B" | "C" | "D";

/** Every word of a product with the part that it stands in: A the name, B kinds, C tags and other words for it all. */
export function weightedWords(product: ProductSummary, tellKind?: TellKind): [word: string, weight: Weight][] {
  const { name, kinds, tags, others } = entryOf(product, tellKind);
  const parts = { A: name, B: kinds, C: `${tags} ${others}` } as const;
  return (["A", "B", "C"] as const).flatMap((weight) =>
    wordsOf(parts[weight]).map((word): [string, Weight] => [word, weight]),
  );
}

/** D: the accented words of a product as they are written, and those of what is said of it, each once, and none that it has anyway. */
export function toldWords(
  product: ProductSummary,
  details: ProductDetails | undefined,
  tellKind?: TellKind,
): [word: string, weight: Weight][] {
  const own = new Set(weightedWords(product, tellKind).map(([word]) => word));
  const { name, kinds, tags } = entryOf(product, tellKind);
  const written = tokenize(`${name} ${kinds} ${tags}`).filter(isAccented).map(writtenWord);
  const told = new Set([...written, ...plainWords(textOf(product, details, tellKind))]);
  return [...told].filter((word) => !own.has(word)).map((word) => [word, "D"]);
}

/**
 * How near a product has to come: as written, put right, in another form of the words, in what is said of it, with slips
 * of the pen, with some of the words, with many slips.
 */
export type Nearness = "exact" | "right" | "stems" | "told" | "slips" | "some" | "far";

const asTyped: readonly Nearness[] = ["exact", "told"];
const ofAnyWord: readonly Nearness[] = ["some", "far"];
/** Whole words come before those that only begin so. */
const wholeFirst: readonly Nearness[] = ["exact", "right"];
const withSlips: readonly Nearness[] = ["slips", "some", "far"];

/** A full-text query for PostgreSQL, and those whose hits come first. */
export type TextQuery = { text: string; first: readonly string[] };

/**
 * Writes what was typed as a full-text query, with the same rules as the search in memory: slips of the pen become the
 * words of the catalogue that they may mean. Undefined where there is nothing to look for.
 */
export type WriteTextQuery = (typed: string, nearness: Nearness) => TextQuery | undefined;

/** Prepares the words of the catalogue. */
export function createTextQueries(vocabulary: readonly string[]): WriteTextQuery {
  const index = new MiniSearch<{ id: string }>({ fields: ["id"], tokenize: (word) => [word], processTerm: (w) => w });
  index.addAll(vocabulary.map((id) => ({ id })));
  const known = new Set(vocabulary);
  const isKnown = (word: string) => known.has(word);

  function slipsOf(word: string, fuzzy: number | false): string[] {
    if (fuzzy === false) return [];
    return index.search(word, { fuzzy, maxFuzzy: searchRules.maxFuzzy }).map((hit) => String(hit.id));
  }
  return (typed, nearness) => {
    const written = wordsOf(readTyped(typed));
    const right = asTyped.includes(nearness) ? written : putRight(written, isKnown);
    const words = nearness === "stems" ? right.map((word) => stemOf(word, isKnown)) : right;
    const isTold = nearness === "told";
    const parts = isTold ? "" : "ABC";
    const terms = words.map((word, i) => {
      const own = `${quoted(word)}:${!isTold && searchRules.prefix(word, i, words) ? "*" : ""}${parts}`.replace(
        /:$/,
        "",
      );
      const fuzzy = nearness === "far" ? searchRules.lastFuzzy : searchRules.fuzzy(word);
      const slips = withSlips.includes(nearness) ? slipsOf(word, fuzzy) : [];
      return `(${[own, ...slips.map((slip) => `${quoted(slip)}:${parts}`)].join(" | ")})`;
    });
    const text = terms.join(ofAnyWord.includes(nearness) ? " | " : " & ");
    return text ? { text, first: wholeFirst.includes(nearness) ? wholeWords(words, readTyped(typed)) : [] } : undefined;
  };
}

/** All words whole: with the accents that were typed, and without. */
function wholeWords(words: readonly string[], typed: string): string[] {
  const plain = words.map((word) => `${quoted(word)}:ABC`);
  const written = tokenize(typed)
    .filter((word) => plainWord(word))
    .map((word) => (isAccented(word) ? `${quoted(writtenWord(word))}:D` : `${quoted(plainWord(word))}:ABC`));
  return [...new Set([written.join(" & "), plain.join(" & ")])];
}

/** A word as a lexeme of PostgreSQL. */
export function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
