import { Heart } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { IconButton } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import type { ProductSummary } from "../catalogue/product.ts";
import { addToWishlist, removeFromWishlist, useWishlist } from "../wishlist/wishlist.store.ts";
import { isWished } from "../wishlist/wishlist.ts";
import { keptChoice } from "./choice.ts";

type WishButtonProps = {
  product: Pick<ProductSummary, "id" | "name">;
  /** The chosen colour and size, if any. */
  colour?: string | undefined;
  size?: string | undefined;
  className?: string;
};

/** Adds a product to the wishlist or removes it. */
export function WishButton({ product, colour, size, className }: WishButtonProps) {
  const { t } = useTranslation();
  const isThere = useWishlist((list) => isWished(list, product.id));
  const label = isThere ? "Remove {{name}} from wishlist" : "Add {{name}} to wishlist";
  return (
    <IconButton
      data-once
      label={t(label, { name: product.name })}
      className={className}
      onClick={() =>
        isThere
          ? removeFromWishlist(product.id, product.name)
          : addToWishlist(keptChoice(product.id, { colour, size }), product.name)
      }
    >
      <Icon of={Heart} size={18} strokeWidth={1.6} className={isThere ? "fill-accent text-accent" : ""} />
    </IconButton>
  );
}
