import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isDeadLink, readTargets, type Targets } from "../../features/catalogue/catalogue-targets.server.ts";
import { shownPosts } from "../../features/journal/read-journal.server.ts";
import { homes } from "../../settings/homes.ts";
import type { Shop } from "../../settings/shop.ts";
import { fileOf } from "./open-homes.ts";

/** The home page that suits any products. */
const FALLBACK = "department-store";

/** Maximum number of missing things that a note names. */
const MAX_NAMED = 6;

type Fitting = {
  homes: Shop["homes"];
  /** The home pages that are left out, and what the shop lacks for each. */
  leftOut: readonly { key: string; missing: readonly string[] }[];
};

/**
 * Keeps the open home pages whose products are in the catalogue, and the posts that they link to in the journal; `/`
 * falls back to the department store.
 */
export function fitHomes({ main, open }: Shop["homes"], root = "."): Fitting {
  const goods = readTargets(resolve(root, "catalogue"));
  const posts = new Set(shownPosts(resolve(root, "content")));
  const wanted = homes.map(({ key }) => key).filter((key) => key === main || open === "all" || open.includes(key));
  const all = wanted.map((key) => {
    return { key, missing: missingOf(readFileSync(resolve(root, "app", fileOf({ key })), "utf8"), goods, posts) };
  });
  const leftOut = all.filter(({ key, missing }) => missing.length > 0 && key !== FALLBACK);
  if (leftOut.length === 0) return { homes: { main, open }, leftOut };
  const isLeftOut = (key: string) => leftOut.some((home) => home.key === key);
  const fitting = wanted.filter((key) => !isLeftOut(key));
  return { homes: { main: isLeftOut(main) ? FALLBACK : main, open: fitting }, leftOut };
}

/** A line for each home page that the owner chose by name and that is left out, with what the shop lacks for it. */
export function leftOutNotes(choice: Shop["homes"], root = "."): string[] {
  const { homes: fitting, leftOut } = fitHomes(choice, root);
  return leftOut.flatMap(({ key, missing }) => {
    const needs = `is "${key}", which needs what is not here (${shortened(missing)})`;
    if (key === choice.main) return `homes.main ${needs}: / is "${fitting.main}"`;
    return choice.open === "all" ? [] : `homes.open[${choice.open.indexOf(key)}] ${needs}: it is left out`;
  });
}

/** The first few of a list, and the number of the others. */
function shortened(all: readonly string[]): string {
  const others = all.length - MAX_NAMED;
  return `${all.slice(0, MAX_NAMED).join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
}

/** Calls of the shelves that take a department, sub-category or tag by name, perhaps after a count. */
const shelves =
  /\b(?:newest|bestSelling|reduced|everything|deal|withFacts|priceDrops|makers|subCategoryIndex|tagged)\((?:\d+,\s*)?"([^"]+)"/g;

/**
 * What a home page's source names but the shop lacks: products by id, departments, sub-categories, tags, linked posts. A
 * number that is the value of a property (`value: "1987"`) is a figure, not a product.
 */
export function missingOf(source: string, targets: Targets, posts: ReadonlySet<string>): string[] {
  const code = source.replace(/preferred\([^)]*\)/g, "");
  const numbers = [...code.matchAll(/(?<!: )"(\d{1,6})"/g)].map(([, id = ""]) => id);
  const linked = [...code.matchAll(/\/(?:category|subcategory|tag)product\/[\w-]+/g)].map(([link]) => link);
  const postLinks = [...code.matchAll(/\/blog-details-standard\?post=([\w-]+)/g)];
  const shelved = [...code.matchAll(shelves)].map(([, name = ""]) => name);
  const preferred = [...source.matchAll(/preferred\([^)]*\)/g)].map(([call]) => call.match(/"\d+"/g)?.length ?? 0);
  return [
    ...new Set([
      ...preferred.filter((count) => targets.product.size < count).map((count) => `${count} products`),
      ...numbers.filter((id) => !targets.product.has(id)).map((id) => `product ${id}`),
      ...linked.filter((link) => isDeadLink(link, targets)),
      ...postLinks.filter(([, post = ""]) => !posts.has(post)).map(([link]) => link),
      ...shelved.filter((name) => !targets.names.has(name)),
    ]),
  ];
}
