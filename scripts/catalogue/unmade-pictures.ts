import type { StoredDepartment } from "../../app/features/catalogue/stored-catalogue.ts";
import { readIndex } from "./write-catalogue.ts";

/** Lists the catalogue's pictures that are missing from the index; their products would show a plain background. */
export function unmadePictures(departments: ReadonlyMap<string, StoredDepartment>, folder: string): string[] {
  const index = readIndex(folder);
  return [...departments].flatMap(([file, { products }]) =>
    products.flatMap(({ id, image, variation = [] }) =>
      [...image, ...variation.flatMap((choice) => choice.image || [])]
        .filter((key) => !Object.hasOwn(index, key))
        .map((key) => `${file}: product ${id}: image: "${key}" is not among ${folder}: import it anew with --pictures`),
    ),
  );
}
