import type { ProductDetails } from "../catalogue/product.ts";

/** A row of the comparison: a value for each product in its order, undefined where it has none. */
export type CompareRow = {
  name: string;
  values: readonly (string | undefined)[];
  /** Of values that the catalogue has: that of each where it is not that of the other goods. */
  languages?: readonly (string | undefined)[];
};

/** The attributes of all products, one row for each name, those that most of them have first. */
export function attributeRows(details: readonly (ProductDetails | undefined)[]): CompareRow[] {
  const names = new Set(details.flatMap((product) => product?.attributes.map((attribute) => attribute.name) ?? []));
  const rows = [...names].map((name) => {
    const found = details.map((product) => product?.attributes.find((attribute) => attribute.name === name));
    return { name, values: found.map((one) => one?.value), languages: found.map((one) => one?.language) };
  });
  return rows.sort((a, b) => countValues(b) - countValues(a));
}

/** Whether the products differ in a row. */
export function isDifferent({ values }: CompareRow): boolean {
  return new Set(values).size > 1;
}

function countValues({ values }: CompareRow): number {
  return values.filter((value) => value !== undefined).length;
}
