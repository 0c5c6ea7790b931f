import { normalizeCharacters } from "../../../platform/i18n/normalize-characters.ts";
import type { NetContent, ProductDetails } from "../product.ts";
import { remembered } from "../remembered.ts";
import type { Measure, Measures } from "./measures.ts";

/** What a unit measures, and how much it is of the measure's own unit. */
const units: readonly (readonly [kind: "length" | Measure, factor: number, words: string])[] = [
  ["length", 0.1, "mm مم"],
  [
    "length",
    1,
    "cm zentimeter centimetre centimetres centimeter centimeters centimètre centimètres centímetro centímetros سم",
  ],
  ["length", 100, "m meter metre metres mètre mètres metro metros متر"],
  ["inches", 1, "inch inches zoll pouce pouces pulgada pulgadas بوصة"],
  ["weight", 1, "g gram grams gramm gramme grammes gramo gramos غرام"],
  ["weight", 1000, "kg kilo kilos kilogram kilograms kilogramm kilogramo كغ كيلو"],
  ["volume", 1, "ml milliliter mililitros مل"],
  ["volume", 10, "cl"],
  ["volume", 1000, "l liter litre litres litro litros لتر"],
  ["power", 1, "w watt watts vatios واط"],
];
const unitsByWord = new Map(units.flatMap((unit) => unit[2].split(" ").map((word) => [word, unit] as const)));

export const unitWords = [...unitsByWord.keys()];

/** Returns what a unit measures and its factor; undefined for any other word. */
export function unitOf(word: string): { kind: "length" | Measure; factor: number } | undefined {
  const unit = unitsByWord.get(word.toLowerCase());
  return unit && { kind: unit[0], factor: unit[1] };
}

/** Parses a number as any language writes it: 1,200 and 1.200 are the same, and 0,75 is 0.75. */
export function numberOf(written: string): number {
  const plain = written.replace(/[.,](?=\d{3}(?:\D|$))(?!(?<=^0.)\d)/g, "").replace(",", ".");
  return Number(plain);
}

/** The names of attributes that give a measure, in the shop's five languages. */
const names: readonly (readonly [name: Measure | "all", pattern: RegExp])[] = [
  ["width", /^(width|breite|largeur|ancho|anchura|العرض)$/i],
  ["depth", /^(depth|tiefe|profondeur|profundidad|fondo|العمق)$/i],
  ["height", /^(height|höhe|hauteur|alto|altura|الارتفاع)$/i],
  ["length", /^(length|länge|longueur|largo|longitud|الطول)$/i],
  ["weight", /^(weight|gewicht|poids|peso|net quantity|الوزن)$/i],
  ["volume", /^(capacity|volume|inhalt|volumen|fassungsvermögen|capacité|capacidad|net quantity|السعة)$/i],
  ["power", /^(power|leistung|puissance|potencia|القدرة)$/i],
  ["inches", /^(picture|screen|display|bildschirm|écran|pantalla|الشاشة)$/i],
  ["all", /^(dimensions|size|maße|masse|abmessungen|dimensiones|medidas|الأبعاد)$/i],
];

/** Returns the measures that an attribute of this name gives. */
const measuresNamed = remembered(
  (name) => names.flatMap(([measure, pattern]) => (pattern.test(name) ? [measure] : [])),
  1_000,
);

const amount = /(\d+(?:[.,]\d+)*)\s*(\p{L}+)/u;
const three =
  /(\d+(?:[.,]\d+)?)(?:\s*-\s*\d+)?\s*[×x]\s*(\d+(?:[.,]\d+)?)(?:\s*[×x]\s*(\d+(?:[.,]\d+)?)(?:-\d+)?)?\s*(mm|cm|m)(?!\p{L})/iu;
const lettered = /([hwdlb])\s*:?\s*(\d+(?:[.,]\d+)?)/giu;
const byLetter: Readonly<Record<string, Measure>> = { h: "height", w: "width", b: "width", d: "depth", l: "length" };
const named: readonly (readonly [Measure, RegExp])[] = [
  [
    "height",
    /(\d+(?:[.,]\d+)?)\s*(mm|cm|m)\s+(?:high|tall|hoch|de haut)|(?:height|höhe|hauteur)\D{0,9}(\d+)\s*(mm|cm|m)/iu,
  ],
  ["width", /(\d+(?:[.,]\d+)?)\s*(mm|cm|m)\s+(?:across|wide|breit|de large)/iu],
  ["length", /(\d+(?:[.,]\d+)?)\s*(mm|cm|m)\s+(?:long|lang)/iu],
  ["depth", /(\d+(?:[.,]\d+)?)\s*(mm|cm|m)\s+(?:deep|tief)/iu],
];

/** Reads the dimensions of "61 × 22 × 53 cm" (width, depth, height), "H 82 x W 60 cm" or "27 cm high, 7.5 cm across". */
function dimensionsOf(value: string): Measures {
  const found: Partial<Record<Measure, number>> = {};
  const factorOf = (unit = "cm") => unitOf(unit)?.factor ?? 1;
  const letters = [...value.matchAll(lettered)];
  if (letters.length > 1) {
    const factor = factorOf(/(mm|cm|m)\s*$/i.exec(value)?.[1]);
    for (const [, letter = "", number = ""] of letters) {
      const measure = byLetter[letter.toLowerCase()];
      if (measure) found[measure] ??= numberOf(number) * factor;
    }
    return found;
  }
  const sides = three.exec(value);
  if (sides) {
    const [, first = "", second = "", third, unit] = sides;
    const factor = factorOf(unit);
    found.width = numberOf(first) * factor;
    found[third ? "depth" : "height"] = numberOf(second) * factor;
    if (third) found.height = numberOf(third) * factor;
  }
  for (const [measure, pattern] of named) {
    const [, number, unit, other, otherUnit] = pattern.exec(value) ?? [];
    const written = number ?? other;
    if (written) found[measure] ??= numberOf(written) * factorOf(unit ?? otherUnit);
  }
  const wheel = /J\s*×\s*(\d+)/.exec(value)?.[1];
  return wheel ? { inches: Number(wheel) } : found;
}

/** Returns the measures that a product's attributes and net content give; an attribute of words alone gives none. */
export function measuresOf({ attributes }: Pick<ProductDetails, "attributes">, net?: NetContent): Measures {
  const found: Partial<Record<Measure, number>> = {};
  for (const { name, value: written } of attributes) {
    const given = measuresNamed(name);
    const value = given.length > 0 ? normalizeCharacters(written) : "";
    for (const measure of given) {
      if (measure === "all") {
        for (const [side, size] of Object.entries(dimensionsOf(value))) found[side as Measure] ??= size;
        continue;
      }
      const [, number = "", unit = ""] = amount.exec(value) ?? [];
      const kind = unitOf(unit);
      const isLength = kind?.kind === "length" && ["width", "depth", "height", "length"].includes(measure);
      if (kind && (isLength || kind.kind === measure)) found[measure] ??= numberOf(number) * kind.factor;
    }
  }
  const kind = net && unitOf(net.unit);
  if (net && kind && kind.kind !== "length") found[kind.kind] ??= net.amount * kind.factor;
  return found;
}
