import { normalizeCharacters } from "../../../i18n/normalize-characters.ts";
import type { Measure, MeasureRange } from "../attributes/measures.ts";
import { numberOf, unitOf, unitWords } from "../attributes/read-measures.ts";
import { colourOf } from "../colour-words.ts";
import type { ProductQuery } from "../product-query.ts";
import * as said from "./query-words.ts";
import { plainWord, plainWords } from "./search-words.ts";
import { fillers } from "./synonyms.ts";

const { about, and, between, compared, countsOf, free, fresh, money, over, reduced, sides, size, under, without } =
  said;

/** What the rules read of a query beside its words, by the part of it that said so. */
export type Understood = { typed: string; change: Partial<ProductQuery> };
export type Reading = { words: string; understood: readonly Understood[] };

/** What a shop has that the rules ask about. */
export type Known = {
  colours: readonly string[];
  sizes: readonly string[];
  /** Whether something is called so, in these words: "black friday" is no colour. */
  isName: (phrase: string) => boolean;
};

const number = "(\\d+(?:[.,]\\d+)*)";
const end = "(?![\\p{L}\\p{N}])";
const start = "(?<![\\p{L}\\p{N}])";
const coin = `(?:\\s*(?:${money})${end})`;
const sign = "(?:[€$£]\\s*)?";
const unit = "\\s*(\\p{L}+)";
const notCounted = `(?!(?:\\s*(?:${and})\\s*\\d+)?\\s*(?:${countsOf}|${unitWords.join("|")})${end})(?![.,]?\\d)`;
const pattern = (text: string) => new RegExp(text, "iu");

const priceBetween = pattern(
  `${start}(?:(?:${between})\\s+)${sign}${number}${coin}?\\s*(?:${and})\\s*${sign}${number}${notCounted}${coin}?`,
);
const priceSpan = pattern(`${start}${sign}${number}\\s*(?:-|–|to|bis|à|a)\\s*${number}${coin}`);
const priceUnder = pattern(`${start}(?:${under})\\s*${sign}${number}${notCounted}${coin}?`);
const priceOver = pattern(`${start}(?:${over})\\s*${sign}${number}${notCounted}${coin}?`);
const priceAbout = pattern(`${start}(?:${about})\\s*${sign}${number}${notCounted}(?:${coin}|$)`);
const sized = pattern(`${start}(?:${size})[\\s:]*([\\p{L}\\p{N}/-]+)`);
const without1 = pattern(
  `${start}(?:${without})\\s+(\\p{L}{2,})(?:\\s*(?:,|or|and|oder|und|noch|ou|et|o|y|ni|و|أو)\\s+(?!\\p{L}+\\s+\\p{L})(\\p{L}{2,})${end})?`,
);
const freeOf = pattern(`${start}(\\p{L}{3,}?)s?(?:${free})${end}`);
const onSale = pattern(`${start}(?:${reduced})${end}`);
const isNew = pattern(`${start}(?:${fresh})${end}`);
/** Numbers written together with another or with a unit that goods have as a word: 5x112, 74ah. */
const joined = /(\d)(?:\s*[x×*]\s*(?=\d)|(?=(?:m?ah|v|lm|hz|mp)(?!\p{L})))/giu;
const letterSize = /^(?:\d?x{0,4}[sml]|x{1,4}l)$/i;

const barePrice = pattern(`${start}(?:${sign}${number}${coin}|[€$£]\\s*${number})`);

type Step = (rest: string, known: Known) => { match: RegExpExecArray; change: Partial<ProductQuery> } | undefined;

const read =
  (rule: RegExp, change: (found: RegExpExecArray, known: Known) => Partial<ProductQuery> | undefined): Step =>
  (rest, known) => {
    const match = rule.exec(rest);
    const meant = match && change(match, known);
    return match && meant ? { match, change: meant } : undefined;
  };

/** Prices as the address carries them: two decimals. */
const price = (written = "") => Math.round(Math.min(numberOf(written), 1e7) * 100) / 100;
function priced(min: number | undefined, max: number | undefined): Partial<ProductQuery> {
  const isTurned = min !== undefined && max !== undefined && min > max;
  const [least, most] = isTurned ? [max, min] : [min, max];
  return { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
}

const measured = (measure: Measure, range: MeasureRange) => ({ measures: { [measure]: range } });
/** How far a measure may be from the one that was typed: 0.75 l is also 740 ml. */
const near = (value: number): MeasureRange => ({ min: rounded(value * 0.98), max: rounded(value * 1.02) });
const rounded = (value: number) => Math.round(value * 100) / 100;
const lengthIn = (written = "", word = "") => {
  const known = unitOf(word);
  return known?.kind === "length" ? rounded(numberOf(written) * known.factor) : undefined;
};

const comparedSteps = compared.map(([measure, bound, words]) =>
  read(pattern(`${start}(?:${words})\\s+${number}${unit}`), ([, written, word]) => {
    const known = unitOf(word ?? "");
    const fits = measure === "weight" ? known?.kind === "weight" : known?.kind === "length";
    return known && fits ? measured(measure, { [bound]: rounded(numberOf(written ?? "") * known.factor) }) : undefined;
  }),
);

const bounded = (words: string) => `(?:(${words})\\s+)?`;
const sideSteps = sides.flatMap(([measure, words]) => {
  const range = (length: number | undefined, isUnder = false, isOver = false): Partial<ProductQuery> | undefined => {
    if (length === undefined) return undefined;
    return measured(measure, isOver ? { min: length } : isUnder ? { max: length } : near(length));
  };
  const bounds = `${bounded(under)}${bounded(over)}${number}${unit}`;
  return [
    read(pattern(`${start}${bounds}\\s+(?:${words})${end}`), (found) =>
      range(lengthIn(found[3], found[4]), Boolean(found[1]), Boolean(found[2])),
    ),
    read(pattern(`${start}(?:${words})\\s+${bounds}${end}`), (found) =>
      range(lengthIn(found[3], found[4]), Boolean(found[1]), Boolean(found[2])),
    ),
  ];
});

/** "under 60 cm", "0,75 litros": a length without a side is a width. */
const anyMeasure = read(
  pattern(`${start}${bounded(under)}${bounded(over)}${number}[\\s-]*(\\p{L}+${end}|[”″"])`),
  (found) => {
    const [, isUnder, isOver, written = "", word = ""] = found;
    const known = unitOf(/[”″"]/.test(word) ? "inch" : word);
    if (!known || (known.kind === "length" && !isUnder && !isOver)) return undefined;
    const value = rounded(numberOf(written) * known.factor);
    const measure = known.kind === "length" ? "width" : known.kind;
    return measured(measure, isUnder ? { max: value } : isOver ? { min: value } : near(value));
  },
);

const sizeStep = read(sized, ([, written = ""], { sizes }) => {
  const meant = sizes.find((one) => plainWord(one) === plainWord(written)) ?? written.toLowerCase();
  return letterSize.test(written) || /\d/.test(written) || sizes.includes(meant) ? { size: [meant] } : undefined;
});

const steps: readonly Step[] = [
  ...comparedSteps,
  ...sideSteps,
  read(priceBetween, ([, least, most]) => priced(price(least), price(most))),
  read(priceSpan, ([, least, most]) => priced(price(least), price(most))),
  anyMeasure,
  read(priceUnder, ([, most]) => priced(undefined, price(most))),
  read(priceOver, ([, least]) => priced(price(least), undefined)),
  read(priceAbout, ([, written]) => priced(Math.floor(price(written) * 0.8), Math.ceil(price(written) * 1.2))),
  read(barePrice, ([, before, after]) => priced(undefined, price(before ?? after))),
  sizeStep,
  read(onSale, ([phrase], { isName }) => (isName(phrase) ? undefined : { onSale: true })),
  read(isNew, () => ({ isNew: true })),
];

/** What is excluded by "without" or "-free", unless something is called so: "sans fil" is in names. */
const exclusions: readonly Step[] = [
  read(without1, ([phrase, first = "", second], { isName }) =>
    isName(phrase) ? undefined : { without: [first, ...(second ? [second] : [])].map((word) => word.toLowerCase()) },
  ),
  read(freeOf, ([phrase, what = ""], { isName }) =>
    isName(phrase) || fillers.has(what.toLowerCase()) ? undefined : { without: [what.toLowerCase()] },
  ),
];

/**
 * Reads prices, sizes, measures, colours, what is reduced or new and what something must be without; what is left are
 * words to search for. Rules only: no model, no service, the same in browser and server.
 */
export function understand(typed: string, shop: Known): Reading {
  const known = { ...shop, isName: (phrase: string) => isSet(phrase) || shop.isName(phrase) };
  const understood: Understood[] = [];
  const digits = (word: string) => said.numberWords[word.toLowerCase()] ?? word;
  let rest = ` ${normalizeCharacters(typed)
    .replace(joined, "$1 ")
    .replace(/\p{L}+/gu, digits)} `;
  for (const step of [...exclusions, ...steps]) {
    for (let found = step(rest, known); found && understood.length < 8; found = step(rest, known)) {
      const { match, change } = found;
      understood.push({ typed: match[0].trim(), change });
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    }
  }
  const words = rest.trim().split(/\s+/).filter(Boolean);
  const left = words.filter((word, i) => {
    if (said.shades.test(word) && [words[i - 1], words[i + 1]].some((other) => other && colourOf(other))) return false;
    const around = [words.slice(i - 1, i + 1), words.slice(i, i + 2)].filter((two) => two.length > 1 && i > -1);
    if (around.some((two) => known.isName(two.join(" ")) && !two.every((one) => colourOf(one)))) return true;
    const change = colourStep(word, known) ?? sizeWordStep(word, known);
    if (change) understood.push({ typed: word, change });
    return !change;
  });
  return { words: left.join(" "), understood };
}

const isSet = (phrase: string) =>
  said.setPhrases.has(
    phrase
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, " "),
  );

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
