import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "../app/features/catalogue/product.ts";
import { readCatalogueFolder } from "../app/features/catalogue/read-catalogue.server.ts";
import type { StoredDepartment, StoredProduct } from "../app/features/catalogue/stored-catalogue.ts";

const series = "Alder Birch Cedar Dune Ember Fjord Grove Harbour Iris Juniper Kelp Lichen Moss North Ochre Pine".split(
  " ",
);
const finishes = "plain ribbed brushed waxed woven matt glazed quilted folded turned".split(" ");

/** Deterministic pseudo-random numbers. */
function createNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Writes a catalogue folder of `count` products: the sample's and variations of them in name, price and tags. */
export function generateCatalogue(from: string, to: string, count: number): void {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(from, "departments.json"), join(to, "departments.json"));
  const { departments } = readCatalogueFolder(from);
  const sample = [...departments.entries()].flatMap(([file, { products }]) =>
    products.map((product) => ({ file, product })),
  );
  sample.sort((a, b) => Number(a.product.id) - Number(b.product.id));
  const made = new Map<string, StoredProduct[]>();
  const number = createNumbers(7);
  for (let i = 0; i < count; i++) {
    const { file, product } = sample[i % sample.length] ?? {};
    if (!file || !product) continue;
    const own = i < sample.length ? product : variationOf(product, i, number);
    made.set(file, [...(made.get(file) ?? []), own]);
  }
  for (const [file, department] of departments) {
    const written: StoredDepartment = { ...department, products: made.get(file) ?? [] };
    writeFileSync(join(to, file), JSON.stringify(written));
  }
}

function variationOf(product: StoredProduct, i: number, number: (below: number) => number): StoredProduct {
  const { handle: _, ...rest } = product;
  const line = series[number(series.length)] ?? "";
  const finish = finishes[number(finishes.length)] ?? "";
  const price = Math.round(product.price * (50 + number(200))) / 100;
  const isReduced = number(5) === 0;
  const discount = isReduced ? 5 * (1 + number(8)) : 0;
  const now = Math.floor((Math.round(price * 100) * (100 - discount) + 50) / 100) / 100;
  const before = { price, validFrom: "2026-01-01", validTo: "2026-10-01" };
  return {
    ...rest,
    id: String(i + 1),
    sku: `${product.sku}-${i + 1}`,
    name: `${product.name} ${line}, ${finish}`,
    price,
    discount,
    new: number(12) === 0,
    rating: 1 + number(5),
    saleCount: number(2000),
    tag: [...new Set([...product.tag, slugOf(line)])],
    priceHistory: isReduced
      ? [before, { price: now, validFrom: "2026-10-01" }]
      : [{ price: now, validFrom: "2026-01-01" }],
    ...(product.stock !== undefined && { stock: number(4) === 0 ? 0 : number(60) }),
  };
}
