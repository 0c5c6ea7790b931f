import { plainWord, plainWords } from "./search-words.ts";
import { fillers } from "./synonyms.ts";
import type { Needs } from "./words/language-words.ts";

/** What words mean by the shop's lists of needs and other names. */
export type Meanings = {
  /** Returns what words mean by the shop's list, likeliest first; empty if it has none of them. */
  of(typed: string): string[];
  /** Whether a phrase as a whole is in the list: "no sun" is no exclusion. */
  isSaid(phrase: string): boolean;
  /** Returns the words without those that say whom something is for; undefined if there are none or nothing else. */
  withoutSoft(typed: string): string | undefined;
  /** Returns the words with those put right that are one letter from a word of the list; undefined if none is. */
  mend(typed: string): string | undefined;
};

/** Inflections, which no list has in full: verstauchter, agrietada. */
const inflection = /(?:e[nrms]?|[ao])$/;
const stemOf = (word: string) => (word.length > 5 ? word.replace(inflection, "") : word);
const stemsOf = (words: readonly string[]) => words.map(stemOf).join(" ");

const LONGEST = 6;
/** Shorter words are other words with one letter more or less. */
const SHORTEST_MENDED = 5;
/** Whom it is for, as the beginning of a German compound: Damenuhr. */
const softBeginning = /^(?:damen|herren)(?=\p{L}{3})/iu;

type Said = { from: number; to: number; meant: readonly string[] };

/** Creates the lists of a language; `softWords` say whom something is for. */
export function createMeanings(needs: Needs, softWords: string): Meanings {
  const meant = new Map(
    needs.flatMap(([said, words]) =>
      said.split("|").map((phrase) => [plainWords(phrase).join(" "), words.split("|")] as const),
    ),
  );
  const byStems = new Map([...meant].map(([phrase, words]) => [stemsOf(phrase.split(" ")), words]));
  const saidWords = [...new Set([...meant.keys()].flatMap((phrase) => phrase.split(" ")))];
  const soft = new Set(plainWords(softWords));

  function saidIn(words: readonly string[]): Said | undefined {
    for (let length = Math.min(LONGEST, words.length); length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) {
        const some = words.slice(from, from + length);
        const found = meant.get(some.join(" ")) ?? byStems.get(stemsOf(some));
        if (found) return { from, to: from + length, meant: found };
      }
    return undefined;
  }
  return {
    of(typed) {
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
    },
    isSaid: (phrase) => meant.has(plainWords(phrase).join(" ")),
    withoutSoft(typed) {
      const words = typed.split(/\s+/).filter(Boolean);
      const left = words.filter((word) => !soft.has(plainWord(word))).map((word) => word.replace(softBeginning, ""));
      const isOther = left.length < words.length || left.some((word) => !words.includes(word));
      return isOther && left.some((word) => !isFiller(word)) ? left.join(" ") : undefined;
    },
    mend(typed) {
      const words = plainWords(typed);
      const mended = words.map((word) =>
        word.length < SHORTEST_MENDED || saidWords.includes(word)
          ? word
          : (saidWords.find((other) => isOneLetterFrom(word, other)) ?? word),
      );
      return mended.every((word, i) => word === words[i]) ? undefined : mended.join(" ");
    },
  };
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
