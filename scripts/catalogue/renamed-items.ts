import { asWritten, choiceParts } from "../../app/features/catalogue/choice-words.ts";
import { slugOf } from "../../app/features/catalogue/product.ts";
import { handlesOf } from "./handles.ts";
import type { Former } from "./merge-catalogue.ts";
import type { Item } from "./read-item.ts";
import { counted, listed, type Report, some } from "./report.ts";

type Sold = { handle: string; name: string; skus: readonly string[] };

/**
 * Returns the items under the handles of their products. A file without handles makes them from names: a product that was
 * renamed keeps its handle, found by the name it has now or, the first time, by an item number that only it had.
 */
export function recogniseRenamed(items: readonly Item[], former: Former, report: Report): Item[] {
  const sold = soldBefore(former);
  const named = byName(items, sold);
  const numbered = byNumber(named, sold, former, report);
  const kept = new Set(numbered.filter((item, i) => item !== items[i]).map(({ handle }) => handle));
  const taken = new Set([...numbered, ...sold, ...former.ledger.retired].map(({ handle }) => handle));
  return numbered.map((item, i) =>
    item === items[i] && item.isHandleMade && kept.has(item.handle)
      ? under(freeHandle(item.handle, taken), item)
      : item,
  );
}

function byName(items: readonly Item[], sold: readonly Sold[]): Item[] {
  const called = Map.groupBy(sold, ({ name }) => slugOf(name));
  return items.map((item) => {
    const [one, ...others] = called.get(item.handle) ?? [];
    const isOther = item.isHandleMade && others.length === 0 && one && one.handle !== item.handle;
    return isOther ? under(one.handle, item) : item;
  });
}

function byNumber(items: readonly Item[], sold: readonly Sold[], { ledger }: Former, report: Report): Item[] {
  const known = new Set([...sold, ...ledger.retired].map(({ handle }) => handle));
  const listedNow = new Set(items.map(({ handle }) => handle));
  const left = sold.filter(({ handle }) => !listedNow.has(handle));
  const claims = items.map((item) =>
    item.isHandleMade && !known.has(item.handle)
      ? left.filter(({ skus }) => skusOf(item).some((sku) => skus.includes(sku)))
      : [],
  );
  return items.map((item, i) => {
    const [earlier, ...others] = claims[i] ?? [];
    if (!earlier || others.length > 0 || claims.flat().filter((one) => one === earlier).length > 1) return item;
    report.note(
      `"${item.product.name}" was "${earlier.name}" before, as its item number says: it keeps number, address and price history.`,
    );
    return under(earlier.handle, item);
  });
}

/** The handle made from the name still finds pictures. */
function under(handle: string, item: Item): Item {
  return { ...item, handle, family: item.family ?? item.handle, product: { ...item.product, handle } };
}

function freeHandle(handle: string, taken: Set<string>): string {
  let count = 2;
  while (taken.has(`${handle}-${count}`)) count++;
  taken.add(`${handle}-${count}`);
  return `${handle}-${count}`;
}

/** Reports which products a later import adds and which it no longer has; one that replaces everything is no later one. */
export function noteComingAndGoing(items: readonly Item[], former: Former, report: Report): void {
  const sold = soldBefore(former);
  const before = new Set(sold.map(({ handle }) => handle));
  const after = new Set(items.map(({ handle }) => handle));
  const coming = items.filter(({ handle }) => !before.has(handle));
  const going = sold.filter(({ handle }) => !after.has(handle));
  if (coming.length === items.length) return;
  if (coming.length > 0)
    report.note(
      `Not sold until now: ${counted(coming.length, "product")}, ${listed(coming.map(({ product }) => product.name))}.`,
    );
  if (going.length > 0)
    report.note(
      `No longer sold, and not found at their addresses unless content/redirects.csv leads them on: ${counted(going.length, "product")}, ${listed(going.map(({ name }) => name))}.`,
    );
}

/** Reports products that no longer come in a colour and size they had: carts, saved items and requests still have it. */
export function noteChoicesGoing(items: readonly Item[], { products }: Former, report: Report): void {
  const handles = handlesOf(products);
  const now = new Map(items.map((item) => [item.handle, item]));
  const going = products.flatMap(({ id, name, variation, affiliateLink }) => {
    const item = affiliateLink ? undefined : now.get(handles.get(id) ?? id);
    if (!item) return [];
    const left = new Set(choicesOf(item.choices));
    const gone = choicesOf(variation).filter((choice) => !left.has(choice));
    return gone.length > 0 ? [`"${name}" ${variation ? `(${some(gone)})` : "without a choice"}`] : [];
  });
  if (going.length > 0)
    report.note(
      `No longer offered, so that whoever has them in a cart is asked to choose anew: ${counted(going.length, "product")}, ${some(going)}.`,
    );
}

/** Returns each colour with each of its sizes in words; a single "" for a product without a choice. */
type Offered = readonly { color: string; size: readonly { name: string }[] }[];

function choicesOf(variation: Offered | undefined): string[] {
  return (
    variation?.flatMap(({ color, size }) => size.map(({ name }) => choiceParts(asWritten, color, name).join(" "))) ?? [
      "",
    ]
  );
}

function soldBefore({ products }: Former): Sold[] {
  const handles = handlesOf(products);
  return products.map(({ id, name, sku, variation = [] }) => ({
    handle: handles.get(id) ?? id,
    name,
    skus: [sku, ...variation.flatMap(({ size }) => size.map((one) => one.sku ?? ""))].filter(Boolean),
  }));
}

function skusOf({ product, choices = [] }: Item): string[] {
  return [product.sku, ...choices.flatMap(({ size }) => size.map(({ sku }) => sku ?? ""))];
}
