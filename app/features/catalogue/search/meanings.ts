import { searchWords } from "../../../../content/search-words.ts";
import { plainWord, plainWords } from "./search-words.ts";
import { fillers } from "./synonyms.ts";

const meant = new Map(
  searchWords.flatMap(([said, words]) =>
    said.split("|").map((phrase) => [plainWords(phrase).join(" "), words.split("|")] as const),
  ),
);
const LONGEST = 6;
const saidWords = [...new Set([...meant.keys()].flatMap((phrase) => phrase.split(" ")))];
/** Shorter words are other words with one letter more or less. */
const SHORTEST_MENDED = 5;

/** For whom: products seldom say so, and what does not is not left out for it. */
const soft = new Set(
  plainWords(
    "men mens man women womens woman ladies gents unisex herren herr damen dame männer frauen homme hommes femme femmes " +
      "hombre hombres mujer mujeres caballero señora رجال رجالي رجالية رجل نساء نسائي نسائية",
  ),
);

type Said = { from: number; to: number; meant: readonly string[] };

function saidIn(words: readonly string[]): Said | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const found = meant.get(words.slice(from, from + length).join(" "));
      if (found) return { from, to: from + length, meant: found };
    }
  return undefined;
}

/** Returns what words mean by the shop's list of needs and other names, likeliest first; empty if it has none of them. */
export function meaningsOf(typed: string): string[] {
  const written = typed.split(/\s+/);
  for (const words of [plainWords(typed), plainWords(written.filter((word) => !isFiller(word)).join(" "))]) {
    const first = saidIn(words);
    if (!first) continue;
    return first.meant.map((one) => {
      const rest = [...words.slice(0, first.from), ...words.slice(first.to)];
      const second = saidIn(rest);
      const more = second
        ? [...rest.slice(0, second.from), ...(second.meant[0]?.split(" ") ?? []), ...rest.slice(second.to)]
        : rest;
      return [...more, one].join(" ");
    });
  }
  return [];
}

/** The same as the beginning of a German compound: Damenuhr. */
const softBeginning = /^(?:damen|herren)(?=\p{L}{3})/iu;

/** Returns the words without those that say whom something is for; undefined if there are none or nothing else. */
export function withoutSoft(typed: string): string | undefined {
  const words = typed.split(/\s+/).filter(Boolean);
  const left = words.filter((word) => !soft.has(plainWord(word))).map((word) => word.replace(softBeginning, ""));
  const isOther = left.length < words.length || left.some((word) => !words.includes(word));
  return isOther && left.some((word) => !isFiller(word)) ? left.join(" ") : undefined;
}

/** Returns the words with those put right that are one letter from a word of the shop's list; undefined if none is. */
export function mendSaid(typed: string): string | undefined {
  const words = plainWords(typed);
  const mended = words.map((word) =>
    word.length < SHORTEST_MENDED || saidWords.includes(word)
      ? word
      : (saidWords.find((other) => isOneLetterFrom(word, other)) ?? word),
  );
  return mended.every((word, i) => word === words[i]) ? undefined : mended.join(" ");
}

/** Whether words differ in one letter, which one of them may lack. */
function isOneLetterFrom(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}

/** Whether a word is ignored beside others. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}
