import { addBit, type Bits, noBits } from "../bits.ts";
import { inBatches } from "../in-batches.ts";
import type { Attribute, BriefDetails, NetContent, ProductSummary } from "../product.ts";
import { slugOf } from "../product.ts";
import { remembered } from "../remembered.ts";
import { type Measure, type Measures, measures } from "./measures.ts";
import { measuresOf } from "./read-measures.ts";
import type { ValueNames } from "./value-names.ts";

/**
 * An attribute as filters use it: its name in the catalogue, the places of the products by value, and of all of them. Values
 * are in the shop's own language, `shown` has those that the screen's language calls otherwise.
 */
export type Fact = {
  name: string;
  values: ReadonlyMap<string, Uint32Array>;
  all: Bits;
  shown: ReadonlyMap<string, string>;
};
/** What filters know of the goods beside what listings do: their attributes by key; measures by place, NaN for none. */
export type Facts = {
  byKey: ReadonlyMap<string, Fact>;
  measures: Readonly<Partial<Record<Measure, Float64Array>>>;
};

/** Longer pieces are sentences, which nobody filters by. */
const LONGEST = 26;
const MOST_WORDS = 3;

/** Returns the key of an attribute in addresses. */
export function factKey(name: string): string {
  return slugOf(name) || name.toLowerCase();
}

/**
 * Splits an attribute into the values to filter by: "70% wool, 30% polyamide (recycled)" is wool and polyamide. What
 * has numbers in it is no value, except a single short one such as a year: ranges are for numbers.
 */
export const factValues = remembered(
  (written): readonly string[] => [...new Set(piecesOf(written))].filter(isValue),
  10_000,
);

/** Splits the text of an attribute into parts, in small letters. */
export function piecesOf(written: string): string[] {
  return written
    .replace(/\([^)]*\)/g, " ")
    .replace(/\d+(?:[.,]\d+)?\s*%/g, " ")
    .split(/[,;،/]|\s(?:and|und|et|y|و)\s/u)
    .map((piece) => piece.replace(/\s+/g, " ").trim().toLowerCase());
}

/** Whether a part of an attribute's text is a value to filter by. */
export function isValue(piece: string): boolean {
  const isShort = piece.length > 1 && piece.length <= LONGEST && piece.split(" ").length <= MOST_WORDS;
  return isShort && !/\d/.test(piece);
}

/** Attributes and measures of one product, as facts are collected from them; values as shown where that differs. */
export type OwnFacts = {
  values: readonly (readonly [name: string, values: readonly string[], shown?: readonly string[]])[];
  measures: Measures;
};

/** Returns what filters know of one product; `names` are the shop's own of values in the language of the attributes. */
export function ownFacts(
  attributes: readonly Attribute[],
  net: NetContent | undefined,
  names: ValueNames = {},
): OwnFacts {
  const values = attributes.flatMap(({ name, value }): OwnFacts["values"] => {
    const shown = factValues(value);
    const named = new Map(Object.entries(names[name] ?? {}));
    const own = shown.map((one) => named.get(one) ?? one);
    if (shown.length === 0) return [];
    return [own.every((one, i) => one === shown[i]) ? [name, own] : [name, own, shown]];
  });
  return { values, measures: measuresOf({ attributes }, net) };
}

/** Reads the facts of all products from their details, in the same order. */
export async function readFacts(
  products: readonly Pick<ProductSummary, "netContent">[],
  details: readonly (BriefDetails | undefined)[],
  names?: ValueNames,
): Promise<Facts> {
  const { add, finish } = collectFacts();
  await inBatches(products, ({ netContent }, i) => add(ownFacts(details[i]?.attributes ?? [], netContent, names)));
  return finish();
}

type Places = Map<string, number[]>;
/** How often a value is shown as what. */
type Shown = Map<string, Map<string, number>>;

/** Collects the facts of products, which are added in the order of their places. */
export function collectFacts(): { add: (own: OwnFacts) => void; finish: () => Facts } {
  const byName = new Map<string, { places: Places; shown: Shown }>();
  const measured: Measures[] = [];
  function add({ values, measures }: OwnFacts): void {
    const place = measured.push(measures) - 1;
    for (const [name, all, said = []] of values) {
      const { places, shown } = byName.get(name) ?? { places: new Map<string, number[]>(), shown: new Map() };
      byName.set(name, { places, shown });
      for (const [i, value] of all.entries()) {
        const words = said[i];
        if (words && words !== value) {
          const counts = shown.get(value) ?? new Map<string, number>();
          shown.set(value, counts.set(words, (counts.get(words) ?? 0) + 1));
        }
        const own = places.get(value);
        if (!own) places.set(value, [place]);
        else if (own.at(-1) !== place) own.push(place);
      }
    }
  }
  function finish(): Facts {
    const facts = [...byName].map(
      ([name, { places, shown }]) => [factKey(name), factOf(name, places, shown, measured.length)] as const,
    );
    const columns = measures.flatMap((name) => {
      const column = Float64Array.from(measured, (own) => own[name] ?? Number.NaN);
      return column.some((value) => !Number.isNaN(value)) ? [[name, column] as const] : [];
    });
    return { byKey: new Map(facts), measures: Object.fromEntries(columns) };
  }
  return { add, finish };
}

function factOf(name: string, places: Places, shown: Shown, size: number): Fact {
  foldRareValues(places);
  const all = noBits(size);
  for (const own of places.values()) for (const place of own) addBit(all, place);
  const labels = [...places.keys()].flatMap((value) => {
    const [most] = [...(shown.get(value) ?? [])].sort(([, a], [, b]) => b - a);
    return most ? [[value, most[0]] as const] : [];
  });
  const values = [...places].map(([value, own]) => [value, Uint32Array.from(own)] as const);
  return { name, values: new Map(values), all, shown: new Map(labels) };
}

/** A longer value with a shorter one's word in it counts as that if so few products have it: cotton corduroy is cotton. */
const RARE = 2;

/** Puts rare values of several words under the common value of one word that they have, in place. */
function foldRareValues(values: Places): void {
  for (const [value, places] of [...values]) {
    if (!value.includes(" ") || places.length > RARE) continue;
    const common = value.split(" ").find((word) => (values.get(word)?.length ?? 0) > places.length);
    const under = common && values.get(common);
    if (!under) continue;
    values.delete(value);
    values.set(
      common,
      [...new Set([...under, ...places])].sort((a, b) => a - b),
    );
  }
}
