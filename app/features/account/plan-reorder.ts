import { mostInOrder } from "../catalogue/most-in-order.ts";
import { hasVariation, itemKey, type ProductSummary, stockOf } from "../catalogue/product.ts";
import type { OrderLine } from "../orders/order.ts";

/** The outcome of reordering a line; `pieces` of it go into the cart. */
export type ReorderStep = {
  line: OrderLine;
  product: ProductSummary | undefined;
  pieces: number;
  outcome: "added" | "fewer" | "limited" | "in-cart" | "sold-out" | "not-made" | "gone";
};

export type Shelf = {
  byId: (id: string) => ProductSummary | undefined;
  /** Last known stock by item, if it was loaded. */
  left: Readonly<Record<string, number>>;
  /** Pieces of a line already in the cart. */
  inCart: (line: OrderLine) => number;
};

/** Returns what can be bought again of an order, line by line. */
export function planReorder(lines: readonly OrderLine[], { byId, left, inCart }: Shelf): ReorderStep[] {
  return lines.map((line) => {
    const product = byId(line.id);
    if (!product || product.affiliateLink) return { line, product: undefined, pieces: 0, outcome: "gone" };
    if (!hasVariation(product, line.color, line.size)) return { line, product, pieces: 0, outcome: "not-made" };
    const stock = left[itemKey(line.id, line.color, line.size)] ?? stockOf(product, line.color, line.size);
    const pieces = Math.max(0, Math.min(line.quantity, mostInOrder(product, stock) - inCart(line)));
    if (pieces === line.quantity) return { line, product, pieces, outcome: "added" };
    if (pieces < stock - inCart(line)) return { line, product, pieces, outcome: "limited" };
    if (pieces > 0) return { line, product, pieces, outcome: "fewer" };
    return { line, product, pieces, outcome: stock > 0 ? "in-cart" : "sold-out" };
  });
}
