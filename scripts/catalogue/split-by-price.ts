import { slugOf } from "../../app/features/catalogue/product.ts";
import type { Draft, Variant } from "./draft.ts";
import type { Report } from "./report.ts";

/**
 * The shop has one price per product. If variants differ in price, each price becomes a product of its own, named after
 * what its variants have in common: "House Espresso, 250 g" and "House Espresso, 1 kg".
 */
export function splitByPrice(read: Draft, report: Report): Draft[] {
  const draft = { ...read, variants: withOldPrices(read.variants) };
  const groups = [...Map.groupBy(draft.variants, ({ price, compareAt }) => `${price}/${compareAt ?? ""}`).values()];
  if (groups.length === 1) return [ofOneAmount(draft)];
  const parts = groups.map((variants) => partOf(draft, variants));
  const handles = new Set(parts.map((part) => part.handle));
  if (handles.size < parts.length || handles.has(draft.handle)) {
    const { line } = draft.variants.find(({ price }) => price !== draft.variants[0]?.price) ?? draft;
    report.fault(line, "price", `differs within "${draft.handle}", and no option says which price is for what`);
    return [];
  }
  report.note(
    `"${draft.name}" comes at several prices and became ${parts.length} products: ${parts.map(({ name }) => `"${name}"`).join(", ")}.`,
  );
  return parts;
}

/** Variants at the same price have the same old price, even if only the first row of the product states it. */
function withOldPrices(variants: readonly Variant[]): Variant[] {
  const stated = Map.groupBy(variants, ({ price }) => price);
  return variants.map((variant) => {
    const [old, ...others] = new Set(stated.get(variant.price)?.flatMap(({ compareAt }) => compareAt ?? []));
    return others.length === 0 ? { ...variant, compareAt: old } : variant;
  });
}

/** Matches an amount used as an option value, such as "250 g". */
export const quantity = /^\d+(?:[.,]\d+)?\s*(?:g|gr|kg|ml|cl|dl|l)$/i;

/** Products sold in a single amount (`50 g`) get a price per kilogram or litre; the option is dropped. */
function ofOneAmount(draft: Draft): Draft {
  const amounts = new Set(draft.variants.map(({ options }) => options.find(([, value]) => quantity.test(value))?.[1]));
  const [amount] = amounts;
  if (amounts.size > 1 || amount === undefined) return draft;
  const variants = draft.variants.map((variant) => ({
    ...variant,
    options: variant.options.filter(([, value]) => value !== amount),
  }));
  return {
    ...draft,
    name: draft.name.includes(amount) ? draft.name : `${draft.name}, ${amount}`,
    labels: [amount],
    content: amount,
    variants,
  };
}

function partOf(draft: Draft, variants: readonly Variant[]): Draft {
  const shared = (variants[0]?.options ?? []).filter(
    ([name, value]) =>
      variants.every(({ options }) => choiceOf(options, name) === value) &&
      draft.variants.some(({ options }) => choiceOf(options, name) !== value),
  );
  const label = shared.map(([, value]) => value).join(", ");
  const left = variants.map((variant) => ({
    ...variant,
    options: variant.options.filter(([name]) => !shared.some(([common]) => common === name)),
  }));
  const own = variants.flatMap(({ picture }) => picture ?? []).slice(0, 1);
  return {
    ...draft,
    line: variants[0]?.line ?? draft.line,
    family: draft.handle,
    handle: [draft.handle, slugOf(label)].filter(Boolean).join("-"),
    name: [draft.name, label].filter(Boolean).join(", "),
    labels: shared.map(([, value]) => value),
    content: shared.map(([, value]) => value).find((value) => quantity.test(value)),
    variants: left,
    pictures: [...own, ...draft.pictures.filter(({ ref }) => ref !== own[0]?.ref)],
  };
}

function choiceOf(options: Variant["options"], name: string): string | undefined {
  return options.find(([option]) => option === name)?.[1];
}
