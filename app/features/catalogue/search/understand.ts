import { normalizeCharacters } from "../../../platform/i18n/normalize-characters.ts";
import { colourOf } from "../colour-words.ts";
import type { ProductQuery } from "../product-query.ts";
import { type Grammar, type Known, letterSize, priced } from "./grammar.ts";
import { plainWord, plainWords } from "./search-words.ts";

/** What the rules read of a query beside its words, by the part of it that said so. */
export type Understood = { typed: string; change: Partial<ProductQuery> };
export type Reading = { words: string; understood: readonly Understood[] };

/** Numbers written together with another or with a unit that goods have as a word: 5x112, 74ah. */
const joinedNumbers = /(\d)(?:\s*[x×*]\s*(?=\d)|(?=(?:m?ah|v|lm|hz|mp)(?!\p{L})))/giu;

/**
 * Reads prices, sizes, measures, colours, what is reduced or new and what something must be without; what is left are
 * words to search for. Rules only: no model, no service, the same in browser and server.
 */
export function understand(typed: string, shop: Known, grammar: Grammar): Reading {
  const known = { ...shop, isName: (phrase: string) => grammar.isSet(phrase) || shop.isName(phrase) };
  const understood: Understood[] = [];
  const digits = (word: string) => grammar.numbers[word.toLowerCase()] ?? word;
  let rest = ` ${normalizeCharacters(typed)
    .replace(joinedNumbers, "$1 ")
    .replace(/\p{L}+/gu, digits)} `;
  for (const step of grammar.steps) {
    for (let found = step(rest, known); found && understood.length < 8; found = step(rest, known)) {
      const { match, change } = found;
      understood.push({ typed: match[0].trim(), change });
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    }
  }
  const words = rest.trim().split(/\s+/).filter(Boolean);
  const left = words.filter((word, i) => {
    if (grammar.isShade(word) && [words[i - 1], words[i + 1]].some((other) => other && colourOf(other))) return false;
    const around = [words.slice(i - 1, i + 1), words.slice(i, i + 2)].filter((two) => two.length > 1 && i > -1);
    if (around.some((two) => known.isName(two.join(" ")) && !two.every((one) => colourOf(one)))) return true;
    const change = colourStep(word, known) ?? sizeWordStep(word, known);
    if (change) understood.push({ typed: word, change });
    return !change;
  });
  return { words: left.join(" "), understood };
}

/** A colour word means every colour of the shop that is called so: "navy" is what its blue things are, too. */
function colourStep(word: string, { colours }: Known): Partial<ProductQuery> | undefined {
  const own = colours.filter((one) => plainWord(one) === plainWord(word));
  const colour = colourOf(word);
  if (colour === undefined) return undefined;
  const meant =
    own.length > 0 ? own : colours.filter((one) => one.split(/\P{L}+/u).some((part) => colourOf(part) === colour));
  return { colour: meant.length > 0 ? meant : [colour] };
}

function sizeWordStep(word: string, { sizes }: Known): Partial<ProductQuery> | undefined {
  const meant = sizes.find((one) => one.toLowerCase() === word.toLowerCase());
  return meant && word.length > 1 && letterSize.test(word) ? { size: [meant] } : undefined;
}

/** Combines what was understood into one change of a query; of contradicting prices, the range turned round. */
export function changeOf(understood: readonly Understood[]): Partial<ProductQuery> {
  const sum: Partial<ProductQuery> = {};
  for (const { change } of understood) {
    const { measures, without: excluded, colour, size: sizes, ...plain } = change;
    Object.assign(sum, plain);
    if (measures) sum.measures = { ...sum.measures, ...measures };
    if (excluded) sum.without = [...new Set([...(sum.without ?? []), ...excluded])];
    if (colour) sum.colour = [...new Set([...(sum.colour ?? []), ...colour])];
    if (sizes) sum.size = [...new Set([...(sum.size ?? []), ...sizes])];
  }
  return { ...sum, ...priced(sum.min, sum.max) };
}

/** Whether a text has nothing to search for: signs only. */
export function isWordless(text: string): boolean {
  return plainWords(text).length === 0;
}
