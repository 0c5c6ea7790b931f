import { writeFileSync } from "node:fs";
import { readCatalogueTexts } from "../../app/features/catalogue/catalogue-texts.server.ts";
import { slugOf } from "../../app/features/catalogue/product.ts";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import type { CatalogueTexts, StoredTexts } from "../../app/features/catalogue/stored-texts.ts";
import type { PictureIndex } from "../picture-files.ts";
import { exportRows } from "./export-rows.ts";
import { handlesOf } from "./handles.ts";
import { withOwnTexts } from "./own-texts.ts";
import type { Exported } from "./read-json.ts";
import { type Places, readIndex } from "./write-catalogue.ts";
import { writeTable } from "./write-table.ts";

/** Exports the current catalogue as JSON or CSV, by file extension, and returns the number of products. */
export function exportCatalogue({ catalogue, pictures }: Pick<Places, "catalogue" | "pictures">, file: string): number {
  const { departments, order } = readCatalogueFolder(catalogue);
  const files = order.flatMap(({ name }) => {
    const department = departments.get(`${slugOf(name)}.json`);
    return department ? [{ name, ...department }] : [];
  });
  const products = files.flatMap((department) => department.products);
  const handles = handlesOf(products.toSorted((a, b) => Number(a.id) - Number(b.id)));
  const isJson = file.toLowerCase().endsWith(".json");
  const index = readIndex(pictures);
  const written = withOwnTexts(files, readCatalogueTexts(catalogue, departments));
  const named = written.departments.map((department) => ({
    ...department,
    products: department.products.map((product) => withMadePictures(product, handles.get(product.id), index)),
  }));
  const images = new Map(products.map(({ id, image }) => [id, image]));
  const isMade = (id: string, place: number) => Object.hasOwn(index, images.get(id)?.[place] ?? "");
  const languages = withMadeAlts(written.languages, isMade);
  const exported: Exported = {
    departments: named,
    ...(languages.size > 0 && {
      languages: Object.fromEntries(
        [...languages].map(([language, texts]) => [language, { products: Object.fromEntries(texts) }]),
      ),
    }),
  };
  writeFileSync(file, isJson ? `${JSON.stringify(exported, null, 1)}\n` : writeTable(exportRows(named, languages)));
  return products.length;
}

/** Omits pictures that were never generated, as the shop does not show them either. */
function withMadePictures(product: StoredProduct, handle = product.id, index: PictureIndex): StoredProduct {
  const isMade = (key: string) => Object.hasOwn(index, key);
  const { image, alt, variation } = product;
  return {
    ...product,
    handle,
    image: image.filter(isMade),
    alt: alt.filter((_, i) => isMade(image[i] ?? "")),
    ...(variation && { variation: variation.map((v) => (isMade(v.image) ? v : { ...v, image: "" })) }),
  };
}

/** Omits the alternative texts of those pictures, too. */
function withMadeAlts(
  languages: ReadonlyMap<string, CatalogueTexts>,
  isMade: (id: string, place: number) => boolean,
): Map<string, CatalogueTexts> {
  const made = (id: string, { alt, ...said }: StoredTexts): StoredTexts => {
    const left = alt?.filter((_, place) => isMade(id, place)) ?? [];
    return { ...said, ...(left.some(Boolean) && { alt: left }) };
  };
  return new Map(
    [...languages].map(([language, texts]) => [
      language,
      new Map([...texts].map(([id, said]) => [id, made(id, said)])),
    ]),
  );
}
