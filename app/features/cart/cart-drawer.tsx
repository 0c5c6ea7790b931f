import { useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Dialog } from "~/platform/ui/dialog.tsx";
import type { Removal } from "~/platform/ui/removal.store.ts";
import { UndoNote, withUndoNote } from "~/platform/ui/undo-note.tsx";
import { useFocusAfterRemoval } from "~/platform/ui/use-focus-after-removal.ts";
import { useRemoval } from "~/platform/ui/use-removal.ts";
import { freeCountries } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";
import { Money } from "../currency/money.tsx";
import { useCart } from "./cart.store.ts";
import { closeCartDrawer, useCartDrawer } from "./cart-drawer.store.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { draftCountry } from "./draft-country.ts";
import { FreeDeliveryBar } from "./free-delivery-bar.tsx";
import { ReconciledNotice } from "./reconciled-notice.tsx";
import { type CartRow, useCartLines, useCartProducts } from "./use-cart-lines.ts";
import { useCartReconciliation } from "./use-cart-reconciliation.ts";

/** The cart drawer, available on every screen. */
export function CartDrawer() {
  const { t } = useTranslation();
  const isOpen = useCartDrawer((drawer) => drawer.isOpen);
  const products = useCartProducts(isOpen);
  const cart = useCartLines(products);
  useCartReconciliation(products);
  const isEmpty = cart?.lines.length === 0;
  const removal = useRemoval(
    "cart",
    useCart(({ cartItems }) => cartItems),
    isOpen,
  );
  const country = draftCountry();
  const isFree = cart && freeCountries(shop).includes(country) && cart.goods >= shop.delivery.freeFrom;
  const footer = cart && !isEmpty && (
    <div className="space-y-4">
      <FreeDeliveryBar goods={cart.goods} country={country} />
      <p className="flex justify-between text-lg font-medium">
        {`${t("Subtotal")} `}
        <Money cents={cart.goods} />
      </p>
      <p className="text-sm text-muted">
        {t(isFree ? "VAT included." : "VAT included. Delivery is added at checkout.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/cart" look="outline" className="flex-1" onClick={closeCartDrawer}>
          {t("View cart")}
        </ButtonLink>
        <ButtonLink to="/checkout" look="accent" className="flex-1" onClick={closeCartDrawer}>
          {t("Checkout")}
        </ButtonLink>
      </div>
    </div>
  );
  return (
    <Dialog isOpen={isOpen} onClose={closeCartDrawer} title={t("Your cart")} kind="drawer-end" footer={footer}>
      <ReconciledNotice products={products} />
      {isEmpty && (
        <div className="py-10 text-center">
          <UndoNote removal={removal} className="mb-4 justify-center" />
          <p className="mb-6 text-muted">{t("Your cart is empty.")}</p>
          <ButtonLink to="/shop-grid-standard" look="outline" onClick={closeCartDrawer}>
            {t("Browse everything")}
          </ButtonLink>
        </div>
      )}
      {cart && <Lines lines={cart.lines} removal={isEmpty ? undefined : removal} />}
    </Dialog>
  );
}

function Lines({ lines, removal }: { lines: readonly CartRow[]; removal: Removal | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, lines.length);
  return (
    <ul ref={list} className="-my-4 divide-y divide-line">
      {withUndoNote(lines, removal, (row) => (
        <CartLineRow key={row.line.cartItemId} row={row} onFollow={closeCartDrawer} />
      ))}
    </ul>
  );
}
