import type { Measure, MeasureRange } from "../attributes/measures.ts";
import { numberOf, unitOf, unitWords } from "../attributes/read-measures.ts";
import type { ProductQuery } from "../product-query.ts";
import { plainWord } from "./search-words.ts";
import { fillers } from "./synonyms.ts";
import type { ComparedMeasure, QueryWords, Side } from "./words/language-words.ts";

/** What a shop has that the rules ask about. */
export type Known = {
  colours: readonly string[];
  sizes: readonly string[];
  /** Whether something is called so, in these words: "black friday" is no colour. */
  isName: (phrase: string) => boolean;
};

/** A rule that takes a part of a query for a filter; undefined if there is none that it understands. */
type Step = (rest: string, known: Known) => { match: RegExpExecArray; change: Partial<ProductQuery> } | undefined;

/** The rules that read a query in some languages. */
export type Grammar = {
  steps: readonly Step[];
  numbers: Readonly<Record<string, string>>;
  isShade: (word: string) => boolean;
  isSet: (phrase: string) => boolean;
};

const number = "(\\d+(?:[.,]\\d+)*)";
const end = "(?![\\p{L}\\p{N}])";
const start = "(?<![\\p{L}\\p{N}])";
const sign = "(?:[€$£]\\s*)?";
const unit = "\\s*(\\p{L}+)";
type Listed = { [Name in keyof QueryWords]-?: QueryWords[Name] extends string ? Name : never }[keyof QueryWords];

/** Joins one of the lists of several languages; a pattern of none matches nothing. */
function either(languages: readonly QueryWords[], name: Listed): string {
  return languages.map((query) => query[name]).join("|") || "(?!)";
}

const pattern = (text: string) => new RegExp(text, "iu");
export const letterSize = /^(?:\d?x{0,4}[sml]|x{1,4}l)$/i;

const read =
  (rule: RegExp, change: (found: RegExpExecArray, known: Known) => Partial<ProductQuery> | undefined): Step =>
  (rest, known) => {
    const match = rule.exec(rest);
    const meant = match && change(match, known);
    return match && meant ? { match, change: meant } : undefined;
  };

/** Prices as the address carries them: two decimals. */
const price = (written = "") => Math.round(Math.min(numberOf(written), 1e7) * 100) / 100;

/** Returns a range of prices; one that is turned round is turned back. */
export function priced(min: number | undefined, max: number | undefined): Partial<ProductQuery> {
  const isTurned = min !== undefined && max !== undefined && min > max;
  const [least, most] = isTurned ? [max, min] : [min, max];
  return { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const measured = (measure: Measure, range: MeasureRange) => ({ measures: { [measure]: range } });
/** How far a measure may be from the one that was typed: 0.75 l is also 740 ml. */
const near = (value: number): MeasureRange => ({ min: rounded(value * 0.98), max: rounded(value * 1.02) });
const lengthIn = (written = "", word = "") => {
  const known = unitOf(word);
  return known?.kind === "length" ? rounded(numberOf(written) * known.factor) : undefined;
};
const boundedBy = (value: number, isUnder: unknown, isOver: unknown): MeasureRange =>
  isOver ? { min: value } : isUnder ? { max: value } : near(value);

/** Creates the rules for what is written in some languages: prices, sizes, measures, "without", what is reduced or new. */
export function createGrammar(languages: readonly QueryWords[]): Grammar {
  const set = new Set(languages.flatMap(({ setPhrases }) => setPhrases.split(",")));
  const isSet = (phrase: string) =>
    set.has(
      phrase
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, " "),
    );
  const shades = pattern(`^(?:${either(languages, "shades")})$`);
  return {
    steps: [
      ...exclusionsIn(languages, isSet),
      ...measureStepsIn(languages),
      ...priceStepsIn(languages),
      ...stateStepsIn(languages),
    ],
    numbers: Object.assign({}, ...languages.map(({ numbers }) => numbers)),
    isShade: (word) => shades.test(word),
    isSet,
  };
}

/** What is excluded by "without" or "-free", unless something is called so: "sans fil" is in names. */
function exclusionsIn(languages: readonly QueryWords[], isSet: Grammar["isSet"]): Step[] {
  const [without, free] = [either(languages, "without"), either(languages, "free")];
  const or = "(?:,|or|and|oder|und|noch|ou|et|o|y|ni|و|أو)";
  const without1 = pattern(
    `${start}(?:${without})\\s+(\\p{L}{2,})(?:\\s*${or}\\s+(?!\\p{L}+\\s+\\p{L})(\\p{L}{2,})${end})?`,
  );
  const isOther = (phrase: string, { isName }: Known) => isSet(phrase) || isName(phrase);
  return [
    read(without1, ([phrase, first = "", second], known) =>
      isOther(phrase, known)
        ? undefined
        : { without: [first, ...(second ? [second] : [])].map((word) => word.toLowerCase()) },
    ),
    read(pattern(`${start}(\\p{L}{3,}?)s?(?:${free})${end}`), ([phrase, what = ""], known) =>
      isOther(phrase, known) || fillers.has(what.toLowerCase()) ? undefined : { without: [what.toLowerCase()] },
    ),
  ];
}

function measureStepsIn(languages: readonly QueryWords[]): Step[] {
  const said = (words: readonly (string | undefined)[]) => words.filter(Boolean).join("|");
  const bounds = `(?:(${either(languages, "under")})\\s+)?(?:(${either(languages, "over")})\\s+)?${number}`;
  const names = [...new Set(languages.flatMap(({ compared }) => Object.keys(compared)))] as ComparedMeasure[];
  const comparedSteps = names.map((name) => {
    const [measure, bound] = name.split(" ") as [Measure, "min" | "max"];
    const words = said(languages.map(({ compared }) => compared[name]));
    return read(pattern(`${start}(?:${words})\\s+${number}${unit}`), ([, written, word]) => {
      const known = unitOf(word ?? "");
      const fits = measure === "weight" ? known?.kind === "weight" : known?.kind === "length";
      return known && fits
        ? measured(measure, { [bound]: rounded(numberOf(written ?? "") * known.factor) })
        : undefined;
    });
  });
  const sideSteps = (["width", "depth", "height", "length"] satisfies Side[]).flatMap((side) => {
    const words = said(languages.map(({ sides }) => sides[side]));
    const length = ([, isUnder, isOver, written, word]: RegExpExecArray) => {
      const value = lengthIn(written, word);
      return value === undefined ? undefined : measured(side, boundedBy(value, isUnder, isOver));
    };
    return words
      ? [
          read(pattern(`${start}${bounds}${unit}\\s+(?:${words})${end}`), length),
          read(pattern(`${start}(?:${words})\\s+${bounds}${unit}${end}`), length),
        ]
      : [];
  });
  return [...comparedSteps, ...sideSteps];
}

/** "under 60 cm", "0,75 litros": a length without a side is a width. */
const anyMeasureWith = (bounds: string): Step =>
  read(pattern(`${start}${bounds}[\\s-]*(\\p{L}+${end}|[”″"])`), ([, isUnder, isOver, written = "", word = ""]) => {
    const known = unitOf(/[”″"]/.test(word) ? "inch" : word);
    if (!known || (known.kind === "length" && !isUnder && !isOver)) return undefined;
    const value = rounded(numberOf(written) * known.factor);
    return measured(known.kind === "length" ? "width" : known.kind, boundedBy(value, isUnder, isOver));
  });

function priceStepsIn(languages: readonly QueryWords[]): Step[] {
  const [under, over, and] = (["under", "over", "and"] as const).map((name) => either(languages, name));
  const [about, between, money] = (["about", "between", "money"] as const).map((name) => either(languages, name));
  const coin = `(?:\\s*(?:€|\\$|£|${money})${end})`;
  const counted = [either(languages, "countsOf"), ...unitWords].join("|");
  const notCounted = `(?!(?:\\s*(?:${and}|-)\\s*\\d+)?\\s*(?:%|(?:${counted})${end}))(?![.,]?\\d)`;
  const bounds = `(?:(${under})\\s+)?(?:(${over})\\s+)?${number}`;
  return [
    read(
      pattern(
        `${start}(?:(?:${between})\\s+)${sign}${number}${coin}?\\s*(?:${and}|-)\\s*${sign}${number}${notCounted}${coin}?`,
      ),
      ([, least, most]) => priced(price(least), price(most)),
    ),
    read(pattern(`${start}${sign}${number}\\s*(?:-|–|${and})\\s*${number}${coin}`), ([, least, most]) =>
      priced(price(least), price(most)),
    ),
    anyMeasureWith(bounds),
    read(pattern(`${start}(?:${under})\\s*${sign}${number}${notCounted}${coin}?`), ([, most]) =>
      priced(undefined, price(most)),
    ),
    read(pattern(`${start}(?:${over})\\s*${sign}${number}${notCounted}${coin}?`), ([, least]) =>
      priced(price(least), undefined),
    ),
    read(pattern(`${start}(?:${about})\\s*${sign}${number}${notCounted}(?:${coin}|$)`), ([, written]) =>
      priced(Math.floor(price(written) * 0.8), Math.ceil(price(written) * 1.2)),
    ),
    read(pattern(`${start}(?:${sign}${number}${coin}|[€$£]\\s*${number})`), ([, before, after]) =>
      priced(undefined, price(before ?? after)),
    ),
  ];
}

function stateStepsIn(languages: readonly QueryWords[]): Step[] {
  const sized = pattern(`${start}(?:${either(languages, "size")})[\\s:]*([\\p{L}\\p{N}/-]+)`);
  return [
    read(sized, ([, written = ""], { sizes }) => {
      const meant = sizes.find((one) => plainWord(one) === plainWord(written)) ?? written.toLowerCase();
      return letterSize.test(written) || /\d/.test(written) || sizes.includes(meant) ? { size: [meant] } : undefined;
    }),
    read(pattern(`${start}(?:${either(languages, "reduced")})${end}`), ([phrase], { isName }) =>
      isName(phrase) ? undefined : { onSale: true },
    ),
    read(pattern(`${start}(?:${either(languages, "fresh")})${end}`), () => ({ isNew: true })),
  ];
}
