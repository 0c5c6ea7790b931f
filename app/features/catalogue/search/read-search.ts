import type { ProductQuery } from "../product-query.ts";
import type { Known } from "./grammar.ts";
import type { Lexicon } from "./lexicon.ts";
import { isFiller, type Meanings } from "./meanings.ts";
import { MAX_LENGTH } from "./search-products.ts";
import { plainWord } from "./search-words.ts";
import { isThing } from "./synonyms.ts";
import { changeOf, isWordless, type Understood, understand } from "./understand.ts";

/** How words are looked for: in names, in names without their endings, in all texts, with typing errors. */
export type Way = "named" | "stems" | "texts" | "fuzzy";
/** Finds the places of the products that have every word, best first. */
export type FindWords = (words: string, way: Way) => Promise<Uint32Array>;

/** What a search means: filters, and the products that have its words (all, if it has no words). */
export type SearchReading = {
  change: Partial<ProductQuery>;
  /** The words that are not part of a filter. */
  words: string;
  places: Uint32Array | undefined;
  isGuess: boolean;
  /** What was typed but is left out, since nothing has all of it. */
  dropped: readonly string[];
};

type ReadSettings = {
  lexicon: Lexicon;
  known: Known;
  find: FindWords;
  /** Counts the products of `places` that pass the filters. */
  count: (places: Uint32Array | undefined, change: Partial<ProductQuery>) => Promise<number>;
};

type FoundWords = Pick<SearchReading, "places" | "isGuess"> & { dropped: readonly string[] };

/** Whether none of what was typed leads anywhere. */
export const isLost = ({ places, change }: SearchReading): boolean =>
  places?.length === 0 && Object.keys(change).every((name) => name === "without");

const nowhere = new Uint32Array();
const MAX_WORDS = 8;
/** What is given up first if nothing has all of it; what must not be in the goods never is. */
const order: readonly (keyof ProductQuery)[] = ["isNew", "measures", "size", "onSale", "colour", "min", "max"];

/** Reads what was typed, finds the products with its words, and gives up as little as possible if none has all of it. */
export async function readSearch(typed: string, { lexicon, known, find, count }: ReadSettings): Promise<SearchReading> {
  const { grammar, meanings } = lexicon;
  const isName = (phrase: string) => known.isName(phrase) || meanings.isSaid(phrase);
  const { words, understood } = understand(typed.slice(0, MAX_LENGTH), { ...known, isName }, grammar);
  const hasWords = !isWordless(words) && words.split(/\s+/).some((word) => !isFiller(word) || understood.length === 0);
  if (!hasWords && understood.length === 0) return { change: {}, words, places: nowhere, isGuess: false, dropped: [] };
  const found = hasWords ? await findWords(words, find, lexicon) : { places: undefined, isGuess: false, dropped: [] };
  const rest = { words: hasWords ? words : "", places: found.places, isGuess: found.isGuess };
  if (found.places?.length === 0) return { ...rest, change: changeOf(understood.filter(isExclusion)), dropped: [] };
  if (hasWords && understood.length > 0) {
    const change = changeOf(understood);
    // "Geschenke bis 20 €": what is called so may cost more, and what is a "Geschenk" less.
    for (const places of [found.places, await find(words, "stems")])
      if ((await count(places, change)) > 0) return { ...rest, places, change, dropped: found.dropped };
  }
  for (const kept of waysToKeep(understood, hasWords)) {
    const change = changeOf(kept);
    if ((await count(found.places, change)) === 0) continue;
    const given = understood.filter((one) => !kept.includes(one));
    return {
      ...rest,
      change: { ...change, ...nearestFirst(given) },
      dropped: asTyped([...given.map((one) => one.typed), ...found.dropped], typed),
    };
  }
  return { ...rest, change: changeOf(understood), dropped: found.dropped };
}

/** Puts parts of what was typed into its order. */
const asTyped = (parts: readonly string[], typed: string) =>
  parts.toSorted((a, b) => typed.indexOf(a) - typed.indexOf(b));

const isExclusion = ({ change }: Understood) => change.without !== undefined;

/** All of what was understood, then all but one part, then only what must not be in the goods. */
function waysToKeep(understood: readonly Understood[], hasWords: boolean): (readonly Understood[])[] {
  const rank = ({ change }: Understood) => order.findIndex((name) => change[name] !== undefined);
  const loose = understood.filter((one) => !isExclusion(one)).toSorted((a, b) => rank(a) - rank(b));
  const allButOne = loose.map((gone) => understood.filter((one) => one !== gone));
  const none = understood.filter((one) => !loose.includes(one));
  return [understood, ...allButOne, none].filter((kept) => kept.length > 0 || hasWords);
}

/** If nothing costs as little or as much as was typed, the nearest prices come first. */
function nearestFirst(given: readonly Understood[]): Partial<ProductQuery> {
  if (given.some(({ change }) => change.max !== undefined)) return { sort: "price-up" };
  return given.some(({ change }) => change.min !== undefined) ? { sort: "price-down" } : {};
}

async function findWords(words: string, find: FindWords, lexicon: Lexicon): Promise<FoundWords> {
  const { meanings } = lexicon;
  const meant = await findMeant(words, find, meanings);
  if (meant) return meant;
  const typed = [words, meanings.withoutSoft(words)].filter((one) => one !== undefined);
  for (const way of ["named", "texts"] as const)
    for (const one of typed) {
      const places = await find(one, way);
      if (places.length > 0) return { places, isGuess: false, dropped: [] };
    }
  const mended = meanings.mend(words);
  const mendedMeant = mended && (await findMeant(mended, find, meanings));
  if (mendedMeant) return mendedMeant;
  for (const one of typed) {
    const places = await find(one, "fuzzy");
    if (places.length > 0) return { places, isGuess: true, dropped: [] };
  }
  return withoutUnknown(words, find, lexicon);
}

/** Finds what words mean by the shop's list. */
async function findMeant(words: string, find: FindWords, meanings: Meanings): Promise<FoundWords | undefined> {
  for (const way of ["named", "texts"] as const) {
    const meant = await Promise.all(meanings.of(words).map((one) => find(one, way)));
    const places = Uint32Array.from(new Set(meant.flatMap((one) => [...one])));
    if (places.length > 0) return { places, isGuess: false, dropped: [] };
  }
  return undefined;
}

/** Finds by the words that the shop knows: by as many as go together, or by the one that tells most. */
async function withoutUnknown(
  typed: string,
  find: FindWords,
  { meanings, hasCompounds }: Lexicon,
): Promise<FoundWords> {
  const words = typed
    .split(/\s+/)
    .filter((word) => !isFiller(word))
    .slice(0, MAX_WORDS);
  const counted = await Promise.all(
    words.map(async (word) => {
      const hits = await hitsOf(word, find, meanings);
      const head = hits === 0 && hasCompounds ? headOf(word) : undefined;
      return head ? { typed: word, word: head, hits: await hitsOf(head, find, meanings) } : { typed: word, word, hits };
    }),
  );
  const known = counted.filter(({ hits }) => hits > 0);
  const kept = known.map(({ word }) => word);
  // What things are like is given up before what they are, and what most goods have first: it tells least.
  const byHits = known.toSorted((a, b) => Number(isThing(a.word)) - Number(isThing(b.word)) || b.hits - a.hits);
  const fewer = byHits.map(({ word }) => kept.filter((other) => other !== word));
  const alone = byHits.toReversed().map(({ word }) => [word]);
  const isLess = known.length < counted.length || known.some(({ typed, word }) => typed !== word);
  const attempts = [...(isLess ? [kept] : []), ...fewer, ...alone];
  for (const attempt of attempts.filter(({ length }) => length > 0)) {
    const text = attempt.join(" ");
    for (const meant of [...meanings.of(text), text]) {
      const places = await find(meant, "named");
      const dropped = counted.flatMap(({ typed, word }) => {
        if (!attempt.includes(word)) return [typed];
        return typed === word ? [] : [typed.slice(0, -word.length)];
      });
      if (places.length > 0) return { places, isGuess: false, dropped };
    }
  }
  return { places: nowhere, isGuess: false, dropped: [] };
}

const isTelling = (word: string) => plainWord(word).length > 2 && /\p{L}/u.test(word);

/** The shortest beginning of a compound, and the shortest thing at its end: Stehlampe. */
const [SHORTEST_BEGINNING, SHORTEST_HEAD] = [3, 4];

function headOf(word: string): string | undefined {
  for (let at = SHORTEST_BEGINNING; at <= word.length - SHORTEST_HEAD; at++)
    if (isThing(word.slice(at))) return word.slice(at);
  return undefined;
}

async function hitsOf(word: string, find: FindWords, meanings: Meanings): Promise<number> {
  if (!isTelling(word)) return 0;
  const found = await Promise.all([...meanings.of(word), word].map((text) => find(text, "named")));
  return Math.max(0, ...found.map(({ length }) => length));
}
