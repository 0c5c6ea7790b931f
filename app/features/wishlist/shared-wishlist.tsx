import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import type { ProductSummary } from "../catalogue/product.ts";
import { addManyToWishlist } from "./wishlist.store.ts";
import { type ProductOffer, WishlistRow } from "./wishlist-row.tsx";

type SharedWishlistProps = {
  products: readonly ProductSummary[];
  offerOf: (product: ProductSummary) => ProductOffer;
  /** Puts one of the products on one's own list. */
  wishButton: (product: ProductSummary) => ReactNode;
};

/** Somebody else's wishlist, opened by its link. */
export function SharedWishlist({ products, offerOf, wishButton }: SharedWishlistProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mb-5 max-w-[41em] text-muted">
        {t("Somebody shared these products with you. Your own wishlist is as you left it.")}
      </p>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={() => addManyToWishlist(products.map((product) => product.id))}>
          {t("Add all to my wishlist")}
        </Button>
        <ButtonLink to="/wishlist" look="outline">
          {t("See my own wishlist")}
        </ButtonLink>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {products.map((product) => (
          <WishlistRow key={product.id} product={product} offer={offerOf(product)}>
            {wishButton(product)}
          </WishlistRow>
        ))}
      </ul>
    </>
  );
}
