import { slugOf } from "../../app/features/catalogue/product.ts";
import type { StoredDepartment, StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import type { StoredTexts } from "../../app/features/catalogue/stored-texts.ts";
import type { StoredPictures } from "./deliver-pictures.ts";
import { handlesOf } from "./handles.ts";
import type { Ledger } from "./ledger.ts";
import { continueHistory } from "./price-history.ts";
import type { Item, Maker } from "./read-item.ts";

/** A department's file, in display order. */
export type DepartmentFile = {
  name: string;
  /** The department's own picture, which shows several products. */
  picture?: string;
  /** The attributes to filter by, as the owner ordered them. */
  filters?: readonly string[];
} & StoredDepartment;
export type Former = { products: readonly StoredProduct[]; ledger: Ledger };
/** Translations by file (`fr/plant.json`). */
export type TextFiles = Record<string, { products: Record<string, StoredTexts> }>;
export type MergedCatalogue = { departments: DepartmentFile[]; texts: TextFiles; ledger: Ledger };

type Settings = { pictures: ReadonlyMap<Item, StoredPictures>; makerOf: (item: Item) => Maker | undefined; now: Date };

/**
 * Merges imported items into the catalogue: a product with a known handle keeps its id, price history, rating and
 * sales; a new one gets an id that was never used.
 */
export function mergeCatalogue(items: readonly Item[], former: Former, settings: Settings): MergedCatalogue {
  const known = knownOf(former);
  const spelling = createSpelling();
  const departments = new Map<string, DepartmentFile>();
  let { lastId } = former.ledger;
  const kept = new Set<string>();
  const texts: TextFiles = {};
  for (const item of items) {
    const before = known.byHandle.get(item.handle);
    const free = item.id !== undefined && !known.ids.has(item.id) && !kept.has(item.id) ? item.id : undefined;
    const id = before?.id ?? free ?? String(lastId + 1);
    lastId = Math.max(lastId, Number(id));
    kept.add(id);
    const category = distinct(item.product.category.map(spelling)) as [string, ...string[]];
    const file = departments.get(category[0]) ?? { name: category[0], makers: {}, sizeCharts: {}, products: [] };
    departments.set(category[0], file);
    const stored = storedProduct(item, id, before, settings);
    for (const [language, said] of textsOf(item, settings)) {
      const name = `${language}/${slugOf(file.name)}.json`;
      texts[name] ??= { products: {} };
      texts[name].products[id] = said;
    }
    file.products.push({
      ...stored,
      category,
      tag: distinct(item.product.tag.map(spelling)),
      ...refer(file, item, settings),
    });
  }
  const retired = known.all
    .filter(({ id }) => !kept.has(id))
    .map(({ id, handle, priceHistory }) => ({ id, handle, priceHistory }));
  return { departments: [...departments.values()], texts, ledger: { lastId, retired } };
}

type Known = { id: string; handle: string; priceHistory: StoredProduct["priceHistory"] } & Partial<StoredProduct>;

function knownOf({ products, ledger }: Former) {
  const handles = handlesOf(products);
  const current = products.map((product): Known => ({ ...product, handle: handles.get(product.id) ?? product.id }));
  const all: Known[] = [...current, ...ledger.retired];
  const byHandle = new Map(all.toReversed().map((product) => [product.handle, product]));
  return { all, byHandle, ids: new Set(all.map(({ id }) => id)) };
}

const distinct = (names: readonly string[]) => [...new Set(names)];

/** Returns a function that spells names with the same slug in the same way: as they first occurred. */
function createSpelling(): (name: string) => string {
  const spelled = new Map<string, string>();
  return (name) => {
    const first = spelled.get(slugOf(name)) ?? name;
    spelled.set(slugOf(name), first);
    return first;
  };
}

function storedProduct(
  item: Item,
  id: string,
  before: Known | undefined,
  { pictures, now }: Settings,
): Omit<StoredProduct, "maker"> {
  const { image = [], alt = [], byColour = new Map<string, string>() } = pictures.get(item) ?? {};
  const variation = item.choices?.map(({ color, size }) => ({ color, image: byColour.get(color) ?? "", size }));
  return {
    ...item.product,
    id,
    rating: item.product.rating ?? before?.rating ?? 0,
    saleCount: item.product.saleCount ?? before?.saleCount ?? 0,
    image,
    alt,
    ...(variation && { variation }),
    priceHistory: continueHistory(before?.priceHistory, item.history, item.selling, now),
  };
}

/** Returns a product's translations, including the alternative texts of its final pictures. */
function textsOf(item: Item, { pictures }: Settings): [string, StoredTexts][] {
  const { translations = [] } = pictures.get(item) ?? {};
  const languages = new Set([...Object.keys(item.texts), ...translations.flatMap((words) => Object.keys(words))]);
  return [...languages].map((language) => {
    const { attributes, ...said } = item.texts[language] ?? {};
    const words = translations.slice(0, translations.findLastIndex((one) => one[language]) + 1);
    const alt = words.map((one) => one[language] ?? "");
    return [language, { ...said, ...(alt.length > 0 && { alt }), ...(attributes && { attributes }) }];
  });
}

/** Stores makers and size charts once per department file and returns the product's references to them. */
function refer(file: DepartmentFile, item: Item, { makerOf }: Settings): Pick<StoredProduct, "maker" | "sizeChart"> {
  const maker = makerOf(item);
  return {
    ...(maker && { maker: keyOf(file.makers, maker, (m) => m.name) }),
    ...(item.sizeChart && { sizeChart: keyOf(file.sizeCharts, item.sizeChart, (c) => c.title) }),
  };
}

function keyOf<T>(entries: Record<string, T>, entry: T, nameOf: (entry: T) => string): string {
  const text = JSON.stringify(entry);
  const known = Object.entries(entries).find(([, other]) => JSON.stringify(other) === text);
  if (known) return known[0];
  const name = slugOf(nameOf(entry)).slice(0, 40) || "entry";
  const key = name in entries ? `${name}-${Object.keys(entries).length + 1}` : name;
  entries[key] = entry;
  return key;
}
