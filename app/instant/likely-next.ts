/** What a shopper probably opens next: pages, and parts of the open page that load on demand. */
type LikelyNext = { pages: readonly string[]; parts: readonly (() => Promise<unknown>)[] };

const menu = () => import("~/shell/header/mobile-menu.tsx");
const dialogs = () => import("~/shell/buying-dialogs.ts");

/** Any product and department will do: only the pages' code is fetched. */
const [department, product] = ["/categoryproduct/any", "/product/1"];

/** Returns what is likely to be opened from a page: from listing to product, to cart, to checkout. */
export function likelyAfter(pathname: string): LikelyNext {
  const kind = pathname.split("/", 2)[1] ?? "";
  if (kind.startsWith("product")) return { pages: ["/cart"], parts: [dialogs] };
  if (kind === "cart") return { pages: ["/checkout"], parts: [] };
  if (kind === "checkout") return { pages: [], parts: [] };
  if (/^shop-|product$|^search$/.test(kind)) return { pages: [product], parts: [menu] };
  return { pages: [department, product], parts: [menu] };
}
