import { Heart, MessageCircle, Scale } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { ShareButton } from "~/platform/ui/share-button.tsx";
import { choicePath } from "../catalogue/addresses.ts";
import { type ProductChoice, writeChoice } from "../catalogue/choice-query.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { addToCompare, useCompare } from "../compare/compare.store.ts";
import { isCompared } from "../compare/compare.ts";
import { addToWishlist, removeFromWishlist, useWishlist } from "../wishlist/wishlist.store.ts";
import { isWished } from "../wishlist/wishlist.ts";
import { keptChoice } from "./choice.ts";

const look =
  "inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline aria-disabled:text-muted";

/** Labelled buttons for wishlist, comparison, sharing and questions. */
export function ProductActions({ product, choice }: { product: CardProduct; choice: ProductChoice }) {
  const { t } = useTranslation();
  const isOnList = useWishlist((list) => isWished(list, product.id));
  const isInComparison = useCompare((state) => isCompared(state, product.id));
  return (
    <div className="flex flex-wrap gap-x-6">
      <button
        type="button"
        data-once
        className={look}
        aria-pressed={isOnList}
        onClick={() =>
          isOnList
            ? removeFromWishlist(product.id, product.name)
            : addToWishlist(keptChoice(product.id, choice), product.name)
        }
      >
        <Icon of={Heart} size={17} strokeWidth={1.6} className={isOnList ? "fill-accent text-accent" : ""} />
        {t("Wishlist")}
      </button>
      <button type="button" className={look} aria-disabled={isInComparison} onClick={() => addToCompare(product)}>
        <Icon of={Scale} size={17} strokeWidth={1.6} />
        {isInComparison ? t("In your comparison") : t("Compare")}
      </button>
      <ShareButton path={choicePath(product, choice)} title={product.name} label={t("Share")} className={look} />
      <Link to={`/contact?${writeChoice(choice, new URLSearchParams({ product: product.id }))}`} className={look}>
        <Icon of={MessageCircle} size={17} strokeWidth={1.6} />
        {t("Ask about this product")}
      </Link>
    </div>
  );
}
