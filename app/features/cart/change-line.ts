import { showToast } from "~/platform/ui/toast.store.ts";
import { mostInOrder } from "../catalogue/most-in-order.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { cartSlice, changeCart, isFullFor } from "./cart.store.ts";
import { piecesOf } from "./cart.ts";
import { changeChoice, lineById, undoChange } from "./change-choice.ts";
import { chosen, type Selection } from "./put-in-cart.ts";

/** Gives a line another colour or size, of which there are `stock` pieces, and shows the result in a toast with undo. */
export function changeLine(cartItemId: string, product: CardProduct, selection: Selection, stock: number): void {
  const most = mostInOrder(product, stock);
  const before = cartSlice.store.getState();
  const choice = chosen(product, selection);
  const isSaved = before.savedForLater.some((line) => line.cartItemId === cartItemId);
  if (isSaved && isFullFor(choice)) return;
  const wanted = (lineById(before, cartItemId)?.quantity ?? 0) + piecesOf(before, choice);
  changeCart((cart) => changeChoice(cart, cartItemId, choice, most));
  const undo = () => changeCart((cart) => undoChange(cart, cartItemId, before));
  showToast({
    kind: "success",
    message: isSaved ? "Added To Cart" : "Changed in your cart",
    action: { label: "Undo", run: undo },
  });
  if (most >= wanted) return;
  const message =
    most < stock
      ? "{{name}}: no more than {{most}} per order, so we lowered your quantity."
      : "{{name}}: only {{count}} left, so we lowered your quantity.";
  showToast({ kind: "info", message, values: { name: product.name, count: most, most } });
}
