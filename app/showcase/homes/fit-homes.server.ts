import { resolve } from "node:path";
import { isDeadLink, readTargets, type Targets } from "../../features/catalogue/catalogue-targets.server.ts";
import { shownPosts } from "../../features/journal/read-journal.server.ts";
import { homes } from "../../settings/homes.ts";
import type { Shop } from "../../settings/shop.ts";
import type { Need } from "./needs.ts";
import { readNeeds } from "./read-needs.server.ts";

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
export async function fitHomes({ main, open }: Shop["homes"], root = "."): Promise<Fitting> {
  // It fits, and to read what home pages need takes a second.
  if (main === FALLBACK && open.length === 0) return { homes: { main, open }, leftOut: [] };
  const goods = readTargets(resolve(root, "catalogue"));
  const posts = new Set(shownPosts(resolve(root, "content")));
  const wanted = homes.map(({ key }) => key).filter((key) => key === main || open === "all" || open.includes(key));
  const needs = await readNeeds();
  const all = wanted.map((key) => ({ key, missing: missingOf(needs.get(key) ?? [], goods, posts) }));
  const leftOut = all.filter(({ key, missing }) => missing.length > 0 && key !== FALLBACK);
  if (leftOut.length === 0) return { homes: { main, open }, leftOut };
  const isLeftOut = (key: string) => leftOut.some((home) => home.key === key);
  const fitting = wanted.filter((key) => !isLeftOut(key));
  return { homes: { main: isLeftOut(main) ? FALLBACK : main, open: fitting }, leftOut };
}

/** A line for each home page that the owner chose by name and that is left out, with what the shop lacks for it. */
export async function leftOutNotes(choice: Shop["homes"], root = "."): Promise<string[]> {
  const { homes: fitting, leftOut } = await fitHomes(choice, root);
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

/** Those of a home page's needs that the shop lacks, in the words of a note. */
export function missingOf(needs: readonly Need[], targets: Targets, posts: ReadonlySet<string>): string[] {
  const isThere = (need: Need) => {
    if (typeof need === "number") return targets.product.size >= need;
    if (!need.startsWith("/")) return targets.product.has(need) || targets.names.has(need);
    const [, post] = /[?&]post=(.+)/.exec(need) ?? [];
    return post ? posts.has(post) : !isDeadLink(need, targets);
  };
  const said = (need: Need) => (typeof need === "number" ? `${need} products` : need.replace(/^(?=\d+$)/, "product "));
  return [...new Set(needs.filter((need) => !isThere(need)).map(said))];
}
