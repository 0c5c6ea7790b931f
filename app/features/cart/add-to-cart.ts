import { showLoadFailure } from "~/platform/ui/load-failure.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { isFullFor, showAdded } from "./cart.store.ts";
import { useKnownStock } from "./known-stock.store.ts";
import { addAll, cartLink, chosen, piecesLeft, putInCart, type Selection, type Wanted } from "./put-in-cart.ts";

/**
 * Adds pieces, if the cart has room, and shows the result in a toast. What seems too few is asked of the shop first: the
 * known number may be that of the build.
 */
export function addToCart(product: CardProduct, selection: Selection = {}, quantity = 1): void {
  if (isFullFor(chosen(product, selection))) return;
  const wanted = { product, selection, quantity };
  const live = useKnownStock.getState().left;
  if (piecesLeft(wanted, live) < quantity) askFirst((part) => part.addWhatIsLeft(wanted));
  else showAdded(product.name, putInCart(wanted, live), quantity, cartLink);
}

/** Runs a part that is only needed when pieces are short, once it has loaded. */
function askFirst(run: (part: typeof import("./add-what-is-left.ts")) => Promise<void>): void {
  void import("./add-what-is-left.ts").then(run, showLoadFailure);
}

/** Adds several choices, each as far as the shop has it, and shows the result in a toast. */
export function addManyToCart(wanted: readonly Wanted[]): void {
  const live = useKnownStock.getState().left;
  if (wanted.some((each) => piecesLeft(each, live) < each.quantity)) askFirst((part) => part.addManyAsLeft(wanted));
  else addAll(wanted, live);
}
