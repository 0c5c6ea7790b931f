import { globSync, readFileSync } from "node:fs";

/** Returns every choice that the sample shop itself sells: colours with sizes, and products without variations. */
export function sampleChoices(): { _id: string; selectedProductColor?: string; selectedProductSize?: string }[] {
  type Variation = { color: string; size: { name: string }[] };
  type Sold = { id: string | number; variation?: Variation[]; affiliateLink?: string };
  const files = globSync("catalogue/*.json").filter((file) => !file.endsWith("departments.json"));
  const products = files.flatMap((file): Sold[] => JSON.parse(readFileSync(file, "utf8")).products);
  return products.flatMap(({ id, variation, affiliateLink }) => {
    if (affiliateLink) return [];
    const _id = String(id);
    const choices = variation?.flatMap(({ color, size }) => size.map(({ name }) => ({ color, name })));
    return (
      choices?.map(({ color, name }) => ({ _id, selectedProductColor: color, selectedProductSize: name })) ?? { _id }
    );
  });
}
