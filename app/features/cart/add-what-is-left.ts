import { showToast } from "~/platform/ui/toast.store.ts";
import { mostInOrder } from "../catalogue/most-in-order.ts";
import { stockOf } from "../catalogue/product.ts";
import { showAdded } from "./cart.store.ts";
import { itemOf } from "./item-of.ts";
import { addAll, cartLink, chosen, putInCart, type Wanted } from "./put-in-cart.ts";
import { cartStock, refreshKnownStock } from "./refresh-stock.ts";

/** Asks the shop how many there are, adds those up to the wanted quantity, and shows the result in a toast. */
export async function addWhatIsLeft(wanted: Wanted): Promise<void> {
  const live = await freshStock([wanted]);
  const added = putInCart(wanted, live);
  if (added > 0) return showAdded(wanted.product.name, added, wanted.quantity, cartLink);
  const { product, selection } = wanted;
  const count = live[keyOf(wanted)] ?? stockOf(product, selection.color, selection.size);
  const most = mostInOrder(product, count);
  if (most < count) showToast({ kind: "info", message: "No more than {{most}} per order", values: { most } });
  else if (count > 0)
    showToast({ kind: "info", message: "All {{count}} we have are already in your cart", values: { count } });
  else showToast({ kind: "info", message: "{{name}} is sold out", values: { name: product.name } });
}

/** The same for several choices, with one toast. */
export async function addManyAsLeft(wanted: readonly Wanted[]): Promise<void> {
  addAll(wanted, await freshStock(wanted));
}

const keyOf = ({ product, selection }: Wanted) => itemOf(chosen(product, selection));

async function freshStock(wanted: readonly Wanted[]) {
  await refreshKnownStock(wanted.map(keyOf));
  return cartStock();
}
