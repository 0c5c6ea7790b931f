import MiniSearch from "minisearch";
import type { ProductSummary } from "./product.ts";
import { putRight } from "./put-right.ts";
import { entryOf, readTyped, searchRules } from "./search-products.ts";
import { plainWord } from "./search-words.ts";

const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** The words of a text as the search in memory cuts and compares them. */
function wordsOf(text: string): string[] {
  return tokenize(text).map(plainWord).filter(Boolean);
}

/** Every word of a product with the part that it stands in: A the name, B kinds, C tags, D other words for it. */
export function weightedWords(product: ProductSummary): [word: string, weight: "A" | "B" | "C" | "D"][] {
  const { name, kinds, tags, others } = entryOf(product);
  const parts = { A: name, B: kinds, C: tags, D: others } as const;
  return (["A", "B", "C", "D"] as const).flatMap((weight) =>
    wordsOf(parts[weight]).map((word): [string, "A" | "B" | "C" | "D"] => [word, weight]),
  );
}

/** How near a product has to come: as written, put right, with slips of the pen, with some of the words, with many slips. */
export type Nearness = "exact" | "right" | "slips" | "some" | "far";

const ofAllWords: readonly Nearness[] = ["exact", "right", "slips"];

/**
 * Writes what was typed as a full-text query of PostgreSQL, with the same rules as the search in memory: slips of the
 * pen become the words of the catalogue that they may mean. Undefined where there is nothing to look for.
 */
export type WriteTextQuery = (typed: string, nearness: Nearness) => string | undefined;

/** Prepares the words of the catalogue. */
export function createTextQueries(vocabulary: readonly string[]): WriteTextQuery {
  const index = new MiniSearch<{ id: string }>({ fields: ["id"], tokenize: (word) => [word], processTerm: (w) => w });
  index.addAll(vocabulary.map((id) => ({ id })));
  const known = new Set(vocabulary);

  function slipsOf(word: string, fuzzy: number | false): string[] {
    if (fuzzy === false) return [];
    return index.search(word, { fuzzy, maxFuzzy: searchRules.maxFuzzy }).map((hit) => String(hit.id));
  }
  return (typed, nearness) => {
    const written = wordsOf(readTyped(typed));
    const words = nearness === "exact" ? written : putRight(written, (word) => known.has(word));
    const terms = words.map((word, i) => {
      const own = searchRules.prefix(word, i, words) ? `${quoted(word)}:*` : quoted(word);
      const fuzzy = nearness === "far" ? searchRules.lastFuzzy : searchRules.fuzzy(word);
      const slips = nearness === "exact" || nearness === "right" ? [] : slipsOf(word, fuzzy);
      return `(${[own, ...slips.map(quoted)].join(" | ")})`;
    });
    return terms.join(ofAllWords.includes(nearness) ? " & " : " | ") || undefined;
  };
}

/** A word as a lexeme of PostgreSQL. */
export function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
