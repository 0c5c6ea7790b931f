import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { EarlyLines } from "~/platform/ui/early-lines.tsx";
import { UndoNote } from "~/platform/ui/undo-note.tsx";
import { useFocusAfterFirst } from "~/platform/ui/use-focus-after-first.ts";
import { useRemoval } from "~/platform/ui/use-removal.ts";
import { UntilKnown, WhenEmpty } from "~/platform/ui/when-empty.tsx";
import type { Products } from "../catalogue/catalogue.ts";
import type { Cents } from "../catalogue/product.ts";
import { useCart } from "./cart.store.ts";
import { largeLine } from "./cart-line-row.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartNote } from "./cart-note.tsx";
import { ReconciledNotice } from "./reconciled-notice.tsx";
import { SavedLines } from "./saved-lines.tsx";
import { type CartRow, useCartLines } from "./use-cart-lines.ts";
import { useCartReconciliation } from "./use-cart-reconciliation.ts";
import "~/platform/ui/on-paper.css";

type CartScreenProps = {
  products: Products | undefined;
  /** The cart's totals; a prop because they need delivery and coupons, which the cart does not know. */
  summary: (cart: { lines: readonly CartRow[]; goods: Cents }) => ReactNode;
  /** Replaces the lines of an empty cart; receives the saved-for-later lines. */
  empty: (saved: ReactNode) => ReactNode;
  /** A cart shared by link, above the shopper's own. */
  offer?: ReactNode;
};

/** Where the lines and the summary will be. */
const pending = (
  <div aria-hidden className="gap-x-12 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20">
    <EarlyLines of="cart" look={largeLine} className="divide-y divide-line border-y border-line max-sm:*:min-h-50">
      <div className="h-96 rounded-base bg-ground" />
    </EarlyLines>
    <div className="h-96 rounded-base border border-line bg-surface max-lg:hidden" />
  </div>
);

/** The cart page. Keeps its space until the cart is restored, rather than showing something wrong. */
export function CartScreen({ products, summary, empty, offer }: CartScreenProps) {
  const { t } = useTranslation();
  const isRestored = useIsRestored();
  const cart = useCartLines(products);
  useCartReconciliation(products);
  const isReady = isRestored && cart !== undefined;
  const isEmpty = cart?.lines.length === 0;
  useFocusAfterFirst(isReady ? isEmpty : undefined);
  const { cartItems, savedForLater } = useCart((state) => state);
  const mayBeEmpty = isReady ? isEmpty : cartItems.length + savedForLater.length === 0;
  const lists = [cartItems, savedForLater];
  const removal = useRemoval("cart", lists);
  const savedRemoval = useRemoval("saved", lists);
  const saved = isReady && cart.saved.length > 0 && (
    <SavedLines lines={cart.saved} inCart={cart.lines} removal={savedRemoval} />
  );
  return (
    <div className="wrap min-h-[140vh] py-10 md:py-16 max-lg:**:scroll-mb-28 lg:min-h-dvh">
      <h1 className="mb-6 text-4xl md:mb-8 md:text-5xl">{t("Your cart")}</h1>
      {isReady && (
        <UndoNote removal={(isEmpty && removal) || (saved ? undefined : savedRemoval)} className="-mt-2 mb-4" />
      )}
      {isReady && offer}
      {isReady && <ReconciledNotice products={products} />}
      {mayBeEmpty && (
        <WhenEmpty isKnown={isRestored}>
          <div className="-mt-2 md:-mt-4">{empty(saved)}</div>
        </WhenEmpty>
      )}
      {!isReady && !(isRestored && mayBeEmpty) && <UntilKnown>{pending}</UntilKnown>}
      {isReady && !isEmpty && (
        <div className="flex flex-col gap-x-12 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20">
          <div className="min-w-0">
            <CartLines lines={cart.lines} removal={removal} />
            <CartNote />
          </div>
          <div className="min-w-0 max-lg:contents">{summary(cart)}</div>
        </div>
      )}
      {!isEmpty && saved}
    </div>
  );
}
