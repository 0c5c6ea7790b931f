import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isDeadLink, readTargets, type Targets } from "../features/catalogue/catalogue-targets.server.ts";
import { slugOf } from "../features/catalogue/product.ts";
import type { Shop } from "../features/shop/shop.ts";
import { homes } from "./homes.ts";
import { fileOf } from "./open-homes.ts";

const kinds = ["categoryproduct", "subcategoryproduct", "tagproduct"] as const;

/** The home page that suits any products. */
const FALLBACK = "department-store";

type Fitting = {
  homes: Shop["homes"];
  /** The home pages that are left out, and what the catalogue lacks for each. */
  leftOut: readonly { key: string; missing: readonly string[] }[];
};

/** Keeps the open home pages whose products are in the catalogue; `/` falls back to the department store. */
export function fitHomes({ main, open }: Shop["homes"], root = "."): Fitting {
  const goods = readTargets(resolve(root, "catalogue"));
  const wanted = homes.map(({ key }) => key).filter((key) => key === main || open === "all" || open.includes(key));
  const all = wanted.map((key) => {
    return { key, missing: missingOf(readFileSync(resolve(root, "app", fileOf({ key })), "utf8"), goods) };
  });
  const leftOut = all.filter(({ key, missing }) => missing.length > 0 && key !== FALLBACK);
  if (leftOut.length === 0) return { homes: { main, open }, leftOut };
  const isLeftOut = (key: string) => leftOut.some((home) => home.key === key);
  const fitting = wanted.filter((key) => !isLeftOut(key));
  return { homes: { main: isLeftOut(main) ? FALLBACK : main, open: fitting }, leftOut };
}

/** Calls of the shelves that take a department, sub-category or tag by name, perhaps after a count. */
const shelves =
  /\b(?:newest|bestSelling|reduced|everything|deal|withFacts|priceDrops|makers|subCategoryIndex|tagged)\((?:\d+,\s*)?"([^"]+)"/g;

/** What a home page's source names but the catalogue lacks: products by id, departments, sub-categories and tags. */
export function missingOf(source: string, targets: Targets): string[] {
  const code = source.replace(/preferred\([^)]*\)/g, "");
  const numbers = [...code.matchAll(/"(\d{1,6})"/g)].map(([, id = ""]) => id);
  const linked = [...code.matchAll(/\/(?:category|subcategory|tag)product\/[\w-]+/g)].map(([link]) => link);
  const shelved = [...code.matchAll(shelves)].map(([, name = ""]) => slugOf(name));
  const preferred = [...source.matchAll(/preferred\([^)]*\)/g)].map(([call]) => call.match(/"\d+"/g)?.length ?? 0);
  return [
    ...new Set([
      ...preferred.filter((count) => targets.product.size < count).map((count) => `${count} products`),
      ...numbers.filter((id) => !targets.product.has(id)).map((id) => `product ${id}`),
      ...linked.filter((link) => isDeadLink(link, targets)),
      ...shelved.filter((slug) => !kinds.some((kind) => targets[kind].has(slug))),
    ]),
  ];
}
