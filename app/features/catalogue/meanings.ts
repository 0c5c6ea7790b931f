import { searchWords } from "../../../content/search-words.ts";
import { plainWord, plainWords } from "./search-words.ts";
import { fillers } from "./synonyms.ts";

const meant = new Map(
  searchWords.flatMap(([said, words]) =>
    said.split("|").map((phrase) => [plainWords(phrase).join(" "), words.split("|")] as const),
  ),
);
const LONGEST = 6;

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

/** Returns the words without those that say whom something is for; undefined if there are none or nothing else. */
export function withoutSoft(typed: string): string | undefined {
  const words = typed.split(/\s+/);
  const left = words.filter((word) => !soft.has(plainWord(word)));
  return left.length < words.length && left.some((word) => !isFiller(word)) ? left.join(" ") : undefined;
}

/** Whether a word is ignored beside others. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}
