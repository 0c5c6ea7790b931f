import { ONLY } from "../../app/features/catalogue/choice-words.ts";
import type { Draft, PictureRef, Variant } from "./draft.ts";
import type { Report } from "./report.ts";

/** A colour of a product with its sizes, before its picture is found. */
export type Choice = {
  color: string;
  size: { name: string; stock: number; sku?: string }[];
  picture: PictureRef | undefined;
};

/** Options that are seen rather than measured become the colour, all others the size. */
const seen = /^(colou?r|farbe|couleur|colore|kleur|glaze|glasur|finish|material|pattern|print|shade|motif|muster)$/i;
const measured = /^(size|gr(ö|oe|ß)(ß|ss)e|taille|talla|weight|gewicht|volume|volumen|content|inhalt|format)$/i;

/** Maps options to colour and size, the two choices that the shop offers; other option names are reported. */
export function readChoices({ name, variants }: Draft, report: Report): Choice[] {
  const choices = new Map<string, Choice>();
  const hasOwnNumbers = new Set(variants.map(({ sku }) => sku)).size > 1;
  for (const variant of variants) {
    const color = partsOf(variant, true) || ONLY;
    const size = partsOf(variant, false) || ONLY;
    const choice = choices.get(color) ?? { color, size: [], picture: variant.picture };
    const { stock, sku } = variant;
    choice.size.push({ name: size, stock, ...(hasOwnNumbers && sku && { sku }) });
    choice.picture ??= variant.picture;
    choices.set(color, choice);
  }
  for (const option of new Set(variants.flatMap(({ options }) => options.map(([called]) => called))))
    if (!measured.test(option) && !/^colou?r$/i.test(option))
      report.note(`"${option}" of "${name}" is offered as ${seen.test(option) ? "its colour" : "its size"}.`);
  for (const value of [...choices.keys(), ...[...choices.values()].flatMap(({ size }) => size.map((s) => s.name))])
    if (value.length > 40 || value.includes(":"))
      report.fault(variants[0]?.line ?? 0, "option", `"${value}" is longer than 40 signs or has a colon`);
  return [...choices.values()];
}

function partsOf({ options }: Variant, isSeen: boolean): string {
  const parts = options.filter(([option]) => seen.test(option) === isSeen).map(([, value]) => value);
  return parts.join(", ");
}

/** Returns whether the product has anything to choose. */
export function hasChoices({ variants }: Draft): boolean {
  return variants.some(({ options }) => options.length > 0);
}
