import { Heart, Scale, Search, ShoppingBag, User } from "lucide-react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Link } from "react-router";
import { useCart } from "~/features/cart/cart.store.ts";
import { countPieces } from "~/features/cart/cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { useCompare } from "~/features/compare/compare.store.ts";
import { useWishlist } from "~/features/wishlist/wishlist.store.ts";
import { CounterBadge } from "./counter-badge.tsx";
import { LocaleMenu } from "./locale-menu.tsx";

const iconLink = "relative inline-flex size-11 items-center justify-center rounded-full hover:bg-current/10";
const icon = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;

type HeaderToolsProps = {
  /** Where the header has no search field, the way to search stays on wide screens too. */
  hasSearchField?: boolean;
  hasLocale?: boolean;
};

/** The shopper's things: search, account, comparison, wishlist, cart, language and currency. */
export function HeaderTools({ hasSearchField = false, hasLocale = true }: HeaderToolsProps) {
  const { t } = useTranslation();
  const pieces = useCart(countPieces);
  const wished = useWishlist((list) => list.wishlistItems.length);
  const compared = useCompare((list) => list.compareItems.length);
  const cart = { "aria-label": t("Cart"), title: t("Cart"), "aria-haspopup": "dialog" } as const;
  return (
    <div className="flex items-center">
      <Link to="/search" aria-label={t("Search")} className={`${iconLink} ${hasSearchField ? "lg:hidden" : ""}`}>
        <Search {...icon} />
      </Link>
      <Link to="/my-account" aria-label={t("Account")} title={t("Account")} className={`${iconLink} max-sm:hidden`}>
        <User {...icon} />
      </Link>
      <Link to="/compare" aria-label={t("Comparison")} title={t("Comparison")} className={`${iconLink} max-lg:hidden`}>
        <Scale {...icon} />
        <CounterBadge count={compared} label={t("{{count}} products", { count: compared })} />
      </Link>
      <Link to="/wishlist" aria-label={t("Wishlist")} title={t("Wishlist")} className={iconLink}>
        <Heart {...icon} />
        <CounterBadge count={wished} label={t("{{count}} products", { count: wished })} />
      </Link>
      <button type="button" {...cart} onClick={openCartDrawer} className={iconLink}>
        <ShoppingBag {...icon} />
        <CounterBadge count={pieces} label={t("{{count}} pieces", { count: pieces })} />
      </button>
      {hasLocale && (
        <span className="max-lg:hidden">
          <LocaleMenu />
        </span>
      )}
    </div>
  );
}
