import type { ProductDetails } from "../catalogue/product.ts";

/** A row of the comparison: a value per product, in order; undefined where it has none. */
export type CompareRow = {
  name: string;
  values: readonly (string | undefined)[];
  /** Languages of values from the catalogue, where they differ from the page's. */
  languages?: readonly (string | undefined)[];
};

/** Returns the attributes of all products, one row per name, those of most products first. */
export function attributeRows(details: readonly (ProductDetails | undefined)[]): CompareRow[] {
  const names = new Set(details.flatMap((product) => product?.attributes.map((attribute) => attribute.name) ?? []));
  const rows = [...names].map((name) => {
    const found = details.map((product) => product?.attributes.find((attribute) => attribute.name === name));
    return { name, values: found.map((one) => one?.value), languages: found.map((one) => one?.language) };
  });
  return rows.sort((a, b) => countValues(b) - countValues(a));
}

/** Whether the products differ in this row. */
export function isDifferent({ values }: CompareRow): boolean {
  return new Set(values).size > 1;
}

function countValues({ values }: CompareRow): number {
  return values.filter((value) => value !== undefined).length;
}
