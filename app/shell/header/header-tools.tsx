import { Heart, Scale, ShoppingBag, User } from "lucide";
import { useSignedIn } from "~/features/account/use-signed-in.ts";
import { useCart } from "~/features/cart/cart.store.ts";
import { countPieces } from "~/features/cart/cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { useCompare } from "~/features/compare/compare.store.ts";
import { useWishlist } from "~/features/wishlist/wishlist.store.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { CounterBadge } from "./counter-badge.tsx";
import { LocaleMenu } from "./locale-menu.tsx";
import { SearchLink } from "./search-link.tsx";

const iconLink = "relative inline-flex size-11 items-center justify-center rounded-full hover:bg-current/10";
const icon = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;

const searchPlaces = { always: "", narrow: "xl:hidden", wide: "max-lg:hidden" };

type HeaderToolsProps = {
  /** Screens with the search link: `narrow` if wide ones have a field, `wide` if narrow ones have it by the menu. */
  search?: keyof typeof searchPlaces;
  hasLocale?: boolean;
};

/** The shopper's tools: search, account, comparison, wishlist, cart, language and currency. */
export function HeaderTools({ search = "always", hasLocale = true }: HeaderToolsProps) {
  const { t } = useTranslation();
  const pieces = useCart(countPieces);
  const wished = useWishlist((list) => list.wishlistItems.length);
  const compared = useCompare((list) => list.compareItems.length);
  const isSignedIn = useSignedIn();
  return (
    <div className="flex items-center">
      <SearchLink className={searchPlaces[search]} />
      <Link to="/my-account" title={t("Account")} className={`${iconLink} max-sm:hidden`}>
        <span className="sr-only">{isSignedIn ? t("Account, signed in") : t("Account")}</span>
        <Icon of={User} {...icon} className={isSignedIn ? "fill-current" : ""} />
      </Link>
      <Link to="/compare" title={t("Comparison")} className={`${iconLink} max-lg:hidden`}>
        <span className="sr-only">{t("Comparison")}</span>
        <Icon of={Scale} {...icon} />
        <CounterBadge count={compared} label={t("{{count}} products", { count: compared })} />
      </Link>
      <Link to="/wishlist" title={t("Wishlist")} className={iconLink}>
        <span className="sr-only">{t("Wishlist")}</span>
        <Icon of={Heart} {...icon} />
        <CounterBadge count={wished} label={t("{{count}} products", { count: wished })} />
      </Link>
      <button type="button" title={t("Cart")} aria-haspopup="dialog" onClick={openCartDrawer} className={iconLink}>
        <span className="sr-only">{t("Cart")}</span>
        <Icon of={ShoppingBag} {...icon} />
        <CounterBadge count={pieces} label={t("{{count}} items", { count: pieces })} />
      </button>
      {hasLocale && (
        <div className="max-lg:hidden">
          <LocaleMenu />
        </div>
      )}
    </div>
  );
}
