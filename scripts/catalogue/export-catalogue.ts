import { writeFileSync } from "node:fs";
import { slugOf } from "../../app/features/catalogue/product.ts";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.ts";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import type { PictureIndex } from "../picture-files.ts";
import { exportRows } from "./export-rows.ts";
import { handlesOf } from "./handles.ts";
import { type Places, readIndex } from "./write-catalogue.ts";
import { writeTable } from "./write-table.ts";

/** Writes the present catalogue to a file, as JSON or CSV by its ending, and returns how many products it has. */
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
  const named = files.map((department) => ({
    ...department,
    products: department.products.map((product) => withMadePictures(product, handles.get(product.id), index)),
  }));
  writeFileSync(file, isJson ? `${JSON.stringify({ departments: named }, null, 1)}\n` : writeTable(exportRows(named)));
  return products.length;
}

/** Pictures that were never made are left out: nobody sees them here either. */
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
