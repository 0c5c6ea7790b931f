import { X } from "lucide";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button, IconButton } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { ShareButton } from "~/ui/share-button.tsx";
import { showToast } from "~/ui/toast.store.ts";
import { addManyToCart } from "../cart/cart.store.ts";
import { textButton } from "../cart/text-button.ts";
import { useKeptFocus } from "../cart/use-kept-focus.ts";
import { type ProductSummary, totalStock } from "../catalogue/product.ts";
import { writeSharedIds } from "../compare/shared-ids.ts";
import { useIsRestored } from "../saved-state/use-is-restored.ts";
import { clearWishlist, removeFromWishlist } from "./wishlist.store.ts";
import { type ProductOffer, WishlistRow } from "./wishlist-row.tsx";

type OwnWishlistProps = {
  /** Undefined while the catalogue loads. */
  products: readonly ProductSummary[] | undefined;
  offerOf: (product: ProductSummary) => ProductOffer;
  empty: ReactNode;
};

/** The shopper's wishlist, with what can be done with all of it; its place is kept until it is restored. */
export function OwnWishlist({ products, offerOf, empty }: OwnWishlistProps) {
  const { t } = useTranslation();
  const isRestored = useIsRestored();
  const list = useRef<HTMLUListElement>(null);
  const count = products?.length ?? 0;
  useKeptFocus(list, count);
  if (!isRestored || !products) return null;
  if (count === 0) return empty;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted">{t("{{count}} products", { count })}</p>
        <AddAllButton products={products} />
      </div>
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {products.map((product) => (
          <WishlistRow key={product.id} product={product} offer={offerOf(product)}>
            <IconButton
              label={t("Remove {{name}} from wishlist", { name: product.name })}
              onClick={() => removeFromWishlist(product.id)}
            >
              <Icon of={X} size={18} strokeWidth={1.6} />
            </IconButton>
          </WishlistRow>
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-x-6 pt-2">
        <ShareButton
          path={writeSharedIds(
            "/wishlist",
            products.map((p) => p.id),
          )}
          label={t("Share this wishlist")}
          className={textButton}
        />
        <button type="button" className={textButton} onClick={clearWishlist}>
          {t("Clear the wishlist")}
        </button>
      </div>
    </>
  );
}

/** Puts everything into the cart that needs no choice first, and says what does. */
function AddAllButton({ products }: { products: readonly ProductSummary[] }) {
  const { t } = useTranslation();
  const onSale = products.filter((product) => totalStock(product) > 0 && !product.affiliateLink);
  const simple = onSale.filter((product) => !product.variation);
  const open = onSale.length - simple.length;
  function addAll() {
    addManyToCart(simple.map((product) => ({ product, selection: {}, quantity: 1 })));
    if (open > 0)
      showToast({ kind: "info", message: "{{count}} products need a colour and size first", values: { count: open } });
  }
  return (
    <Button look="outline" aria-disabled={simple.length === 0} onClick={() => simple.length > 0 && addAll()}>
      {t("Add all to cart")}
    </Button>
  );
}
