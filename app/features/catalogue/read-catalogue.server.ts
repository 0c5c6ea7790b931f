import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { shop } from "../../../shop.config.ts";
import { type ValueNames, valueNames } from "./attributes/value-names.ts";
import { readCatalogueTexts, textFilesIn } from "./catalogue-texts.server.ts";
import { ownMaker } from "./own-maker.ts";
import { parseCatalogueFile } from "./parse-catalogue-file.server.ts";
import { priceOf } from "./price.ts";
import { type Department, type ProductDetails, type ProductSummary, slugOf } from "./product.ts";
import { type Chapters, chapterFiles, readChapters } from "./read-chapters.server.ts";
import { type FindPicture, readDetails, readSummary, toneOf } from "./read-product.ts";
import { checkCatalogue, type StoredDepartment, type StoredProduct } from "./stored-catalogue.ts";
import { factsOf } from "./stored-labels.ts";
import { checkOrder, type DepartmentOrder, ORDER_FILE } from "./stored-order.ts";
import type { CatalogueTexts } from "./stored-texts.ts";
import { inWords, markUntranslated } from "./translate-product.ts";

const PICTURE_LIST = "public/pictures/index.json";
/** The usual largest width of product pictures; another one is appended to the picture's path. */
const USUAL_WIDTH = 960;

type Folder = { departments: Map<string, StoredDepartment>; order: DepartmentOrder };

/** The products of a catalogue in one language. */
export type ProductContents = {
  /** In ascending order of their ids. */
  summaries: readonly ProductSummary[];
  /** Returns the details of a department's products, by its name. */
  detailsIn(department: string): readonly ProductDetails[];
  /** Returns the shop's own names of attribute values in this language. */
  valueNames(): ValueNames;
};

/** A catalogue read from its folder. */
export type CatalogueContents = ProductContents & {
  departments: readonly Department[];
  /** The same products in each language with translations; texts without one stay as they are. */
  languages: ReadonlyMap<string, ProductContents>;
};

/** Reads a catalogue folder and checks it, unless the build did. Throws `CatalogueError`. */
export function readCatalogueFolder(root: string, { isChecked = false } = {}): Folder {
  const files = Object.fromEntries(filesIn(root).map((file) => [file, parseCatalogueFile(root, file)]));
  const departments = isChecked
    ? new Map(Object.entries(files as Record<string, StoredDepartment>))
    : checkCatalogue(files);
  const order = parseCatalogueFile(root, ORDER_FILE);
  return { departments, order: isChecked ? (order as DepartmentOrder) : checkOrder(order, departments) };
}

/** Reads a catalogue folder in every language; `isChecked` skips checks the build has done. Throws `CatalogueError`. */
export function readCatalogue(root: string, { isChecked = false } = {}): CatalogueContents {
  const { departments, order } = readCatalogueFolder(root, { isChecked });
  const findPicture = createFindPicture();
  const chapters = readChapters(findPicture);
  const own = contentsOf(departments, findPicture, chapters.get(shop.fallbackLanguage));
  const languages = [...readCatalogueTexts(root, departments)].map(
    ([language, texts]) => [language, contentsOf(departments, findPicture, chapters.get(language), texts)] as const,
  );
  return { ...own, departments: departmentsOf(own.summaries, order, findPicture), languages: new Map(languages) };
}

function contentsOf(
  departments: Folder["departments"],
  findPicture: FindPicture,
  chapters: ReturnType<Chapters["get"]>,
  texts?: CatalogueTexts,
): ProductContents {
  const stored = [...departments.values()].flatMap((department) => department.products);
  stored.sort((a, b) => Number(a.id) - Number(b.id));
  const translated = (product: StoredProduct) => inWords(product, texts?.get(product.id));
  /** Marks a text without a translation. */
  const own = { language: shop.fallbackLanguage };
  const mark = (product: StoredProduct, text: "name" | "fullDescription") =>
    !texts || texts.get(product.id)?.[text] ? {} : own;
  return {
    valueNames() {
      if (!texts) return {};
      const facts = stored.flatMap((product) => {
        const said = new Map(factsOf(translated(product)));
        return factsOf(product).map(([name, own]) => ({ name, own, text: said.get(name) ?? own }));
      });
      return valueNames(facts);
    },
    summaries: stored.map((product) => {
      const summary = readSummary(translated(product), findPicture);
      const { name } = product;
      const tone = toneOf(product);
      const own = { ...(summary.name !== name && { ownName: name }), ...(tone && { tone }) };
      return { ...summary, ...mark(product, "name"), ...own };
    }),
    detailsIn(name) {
      const file = departments.get(`${slugOf(name)}.json`);
      const details = file?.products.map((product) => {
        const details = readDetails(translated(product), file, findPicture);
        const marked = texts ? markUntranslated(details, texts.get(product.id), own) : details;
        const chapter = chapters?.get(product.sku);
        return { ...marked, ...mark(product, "fullDescription"), ...(chapter && { chapter }) };
      });
      return details ?? [];
    },
  };
}

/** Returns a hash that identifies a version of a catalogue folder and its pictures. */
export function fingerprintOf(root: string): string {
  const hash = createHash("sha256");
  for (const file of [...filesIn(root), ...textFilesIn(root), ORDER_FILE])
    hash.update(file).update(readFileSync(resolve(root, file)));
  for (const file of chapterFiles()) hash.update(readFileSync(file));
  hash.update(JSON.stringify(ownMaker()));
  if (existsSync(PICTURE_LIST)) hash.update(readFileSync(PICTURE_LIST));
  return hash.digest("hex").slice(0, 16);
}

function filesIn(root: string): string[] {
  return readdirSync(root)
    .filter((file) => /^[^.].*\.json$/.test(file) && file !== ORDER_FILE)
    .sort();
}

function createFindPicture(): FindPicture {
  const known: Record<string, { widths: readonly number[] }> = existsSync(PICTURE_LIST)
    ? JSON.parse(readFileSync(PICTURE_LIST, "utf8"))
    : {};
  return (path) => {
    const largest = Math.max(0, ...(known[path]?.widths ?? []));
    if (largest === 0) return undefined;
    return largest !== USUAL_WIDTH ? `${path}@${largest}` : path;
  };
}

/** Returns the departments of `departments.json`, with their sub-categories and their own or best seller's picture. */
function departmentsOf(
  summaries: readonly ProductSummary[],
  order: DepartmentOrder,
  findPicture: FindPicture,
): Department[] {
  const byDepartment = Map.groupBy(summaries, (product) => product.category[0]);
  return order.map(({ name, picture: own, filters }) => {
    const products = byDepartment.get(name) ?? [];
    const counts = new Map<string, number>();
    for (const sub of products.flatMap((product) => product.category.slice(1)))
      counts.set(sub, (counts.get(sub) ?? 0) + 1);
    const subCategories = [...counts].map(([sub, count]) => ({ name: sub, slug: slugOf(sub), count }));
    const best = products.toSorted((a, b) => b.saleCount - a.saleCount).find((p) => p.pictures.length > 0);
    const reduced = products.filter((product) => priceOf(product).percent !== undefined).length;
    const department: Department = { name, slug: slugOf(name), count: products.length, reduced, subCategories };
    if (filters) department.filters = filters;
    const picture = (own && findPicture(own)) ?? best?.pictures[0];
    return picture ? { ...department, picture } : department;
  });
}
