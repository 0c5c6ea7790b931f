import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { addManyToWishlist } from "./edit-wishlist.ts";
import type { WishRow } from "./wish-rows.ts";
import { type ProductOffer, WishlistRow } from "./wishlist-row.tsx";

type SharedWishlistProps = {
  rows: readonly WishRow[];
  offerOf: (row: WishRow) => ProductOffer;
  /** Button that adds a product to the shopper's own list. */
  wishButton: (row: WishRow) => ReactNode;
};

/** Another shopper's wishlist, opened by its link. */
export function SharedWishlist({ rows, offerOf, wishButton }: SharedWishlistProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mb-5 max-w-[41em] text-muted">
        {t("Somebody shared these products with you. Your own wishlist is as you left it.")}
      </p>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button data-once onClick={() => addManyToWishlist(rows.map(({ wish }) => wish))}>
          {t("Add all to my wishlist")}
        </Button>
        <ButtonLink to="/wishlist" look="outline">
          {t("See my own wishlist")}
        </ButtonLink>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <WishlistRow key={row.product.id} row={row} offer={offerOf(row)}>
            {wishButton(row)}
          </WishlistRow>
        ))}
      </ul>
    </>
  );
}
