import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readCatalogueTexts } from "../../app/features/catalogue/catalogue-texts.server.ts";
import { discounted, toCents } from "../../app/features/catalogue/price.ts";
import { slugOf } from "../../app/features/catalogue/product.ts";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import {
  CatalogueError,
  checkCatalogue,
  type StoredDepartment,
  type StoredProduct,
} from "../../app/features/catalogue/stored-catalogue.ts";
import { type CatalogueTexts, checkTexts, type StoredTexts } from "../../app/features/catalogue/stored-texts.ts";
import { foreignAmong, foreignFolders } from "./foreign-texts.ts";
import { handlesOf } from "./handles.ts";
import { withOwnTexts } from "./own-texts.ts";
import type { Item } from "./read-item.ts";
import type { Report } from "./report.ts";

/** The format of a JSON export: departments in order, and product translations by language. */
export type Exported = {
  departments: ({ name: string } & StoredDepartment)[];
  languages?: Record<string, { products: Record<string, StoredTexts> }>;
};

/** Translations of one product. */
type Translations = readonly (readonly [language: string, said: StoredTexts])[];
/** A catalogue in the shop's own schema. */
type Goods = { departments: StoredDepartment[]; languages: ReadonlyMap<string, CatalogueTexts>; foreign: string[] };

/**
 * Reads a catalogue in the shop's own schema: an exported file or the backup of a former catalogue. Its products have
 * no lines, so faults name department and id.
 */
export function readJson(path: string, report: Report): Item[] {
  if (statSync(path).isDirectory() && !existsSync(join(path, "catalogue"))) {
    report.fault(0, path, "is a folder, and not a backup of a catalogue: name the CSV or JSON file");
    return [];
  }
  try {
    const goods = statSync(path).isDirectory() ? readBackup(path) : readExported(path);
    const { foreign } = goods;
    if (foreign.length > 0)
      report.note(`Texts in languages that the shop does not speak were left out: ${foreign.join(", ")}.`);
    const handles = handlesOf(goods.departments.flatMap(({ products }) => products));
    const { departments, languages } = withOwnTexts(goods.departments, goods.languages);
    return departments.flatMap((department) =>
      department.products.map((product) => {
        const texts = [...languages].flatMap(([language, texts]) => {
          const said = texts.get(product.id);
          return said ? [[language, said] as const] : [];
        });
        return itemOf(product, department, handles.get(product.id) ?? product.id, texts);
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown form";
    if (error instanceof CatalogueError) for (const line of reason.split("\n")) report.fault(0, "", line);
    else report.fault(0, "file", `is not a catalogue in JSON: ${reason}`);
    return [];
  }
}

function readExported(file: string): Goods {
  const { departments, languages = {} } = JSON.parse(readFileSync(file, "utf8")) as Exported;
  const checked = checkCatalogue(Object.fromEntries(departments.map(({ name, ...department }) => [name, department])));
  const foreign = foreignAmong(Object.keys(languages));
  const known = Object.entries(languages).filter(([language]) => !foreign.includes(language));
  const texts = checkTexts(Object.fromEntries(known), checked);
  return { departments: [...checked.values()], languages: texts, foreign };
}

function readBackup(folder: string): Goods {
  const root = join(folder, "catalogue");
  const { departments, order } = readCatalogueFolder(root);
  const inOrder = order.flatMap(({ name }) => departments.get(`${slugOf(name)}.json`) ?? []);
  return { departments: inOrder, languages: readCatalogueTexts(root, departments), foreign: foreignFolders(root) };
}

function itemOf(
  stored: StoredProduct,
  { makers, sizeCharts }: StoredDepartment,
  handle: string,
  texts: Translations,
): Item {
  const { id, image, alt, maker, sizeChart, priceHistory, variation, ...product } = stored;
  return {
    line: 0,
    handle,
    isHandleMade: false,
    id,
    product: { ...product, handle },
    texts: Object.fromEntries(texts.map(([language, { alt: _alt, ...said }]) => [language, said])),
    selling: discounted(toCents(stored.price), stored.discount ?? 0),
    choices: variation?.map(({ color, size, image: ref }) => ({
      color,
      size,
      picture: ref ? { line: 0, ref, alt: "" } : undefined,
    })),
    pictures: image.map((ref, i) => ({
      line: 0,
      ref,
      alt: alt[i] ?? stored.name,
      translations: pictureTexts(texts, i),
    })),
    pictureWords: [],
    maker: (maker && makers[maker]) || {},
    sizeChart: sizeChart ? sizeCharts[sizeChart] : undefined,
    history: priceHistory,
  };
}

/** Returns the alternative text of a picture in each language that has one. */
function pictureTexts(texts: Translations, place: number): Record<string, string> {
  const words = texts.flatMap(([language, { alt = [] }]) => (alt[place] ? [[language, alt[place]] as const] : []));
  return Object.fromEntries(words);
}
