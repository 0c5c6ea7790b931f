import { Heart, Menu, Scale, Search, ShoppingBag, User } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useCart } from "~/features/cart/cart.store.ts";
import { countPieces } from "~/features/cart/cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { useCompare } from "~/features/compare/compare.store.ts";
import { SearchBox } from "~/features/search/search-box.tsx";
import { useWishlist } from "~/features/wishlist/wishlist.store.ts";
import { IconButton } from "~/ui/button.tsx";
import { shop } from "../../../shop.config.ts";
import { CounterBadge } from "./counter-badge.tsx";
import { DepartmentsMenu } from "./departments-menu.tsx";
import { LocaleMenu } from "./locale-menu.tsx";
import { openMobileMenu } from "./mobile-menu.store.ts";
import { NoticeBar } from "./notice-bar.tsx";

const iconLink = "relative inline-flex size-11 items-center justify-center rounded-full hover:bg-ground";

/** The classic header: name at the start, departments and search in the middle, the shopper's things at the end. */
export function Header() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const pieces = useCart(countPieces);
  const wished = useWishlist((list) => list.wishlistItems.length);
  const compared = useCompare((list) => list.compareItems.length);
  return (
    <>
      <NoticeBar />
      <header className="sticky top-0 z-40 border-b border-line bg-paper">
        <div className="wrap flex h-16 items-center gap-2 lg:h-[4.5rem] lg:gap-6">
          <IconButton label={t("Menu")} className="-ms-2 lg:hidden" aria-haspopup="dialog" onClick={openMobileMenu}>
            <Menu size={22} strokeWidth={1.6} aria-hidden />
          </IconButton>
          <Link to="/" className="font-display text-2xl tracking-tight lg:text-[1.75rem]">
            {shop.name}
          </Link>
          <nav aria-label={t("Main")} className="hidden items-center gap-1 lg:flex">
            <DepartmentsMenu key={pathname} />
            <Link to="/shop-grid-standard?sort=newest" prefetch="intent" className="px-3 py-2.5 hover:underline">
              {t("New in")}
            </Link>
            <Link to="/shop-grid-standard?sale=1" prefetch="intent" className="px-3 py-2.5 hover:underline">
              {t("Sale")}
            </Link>
            <Link to="/blog-standard" prefetch="intent" className="px-3 py-2.5 hover:underline">
              {t("Journal")}
            </Link>
          </nav>
          <div className="ms-auto hidden max-w-80 flex-1 lg:block">
            <SearchBox />
          </div>
          <div className="ms-auto flex items-center lg:ms-0">
            <Link to="/search" aria-label={t("Search")} className={`${iconLink} lg:hidden`}>
              <Search size={20} strokeWidth={1.6} aria-hidden />
            </Link>
            <Link
              to="/my-account"
              aria-label={t("Account")}
              title={t("Account")}
              className={`${iconLink} max-sm:hidden`}
            >
              <User size={20} strokeWidth={1.6} aria-hidden />
            </Link>
            <Link
              to="/compare"
              aria-label={t("Comparison")}
              title={t("Comparison")}
              className={`${iconLink} max-lg:hidden`}
            >
              <Scale size={20} strokeWidth={1.6} aria-hidden />
              <CounterBadge count={compared} label={t("{{count}} products", { count: compared })} />
            </Link>
            <Link to="/wishlist" aria-label={t("Wishlist")} title={t("Wishlist")} className={iconLink}>
              <Heart size={20} strokeWidth={1.6} aria-hidden />
              <CounterBadge count={wished} label={t("{{count}} products", { count: wished })} />
            </Link>
            <button
              type="button"
              aria-label={t("Cart")}
              title={t("Cart")}
              aria-haspopup="dialog"
              onClick={openCartDrawer}
              className={iconLink}
            >
              <ShoppingBag size={20} strokeWidth={1.6} aria-hidden />
              <CounterBadge count={pieces} label={t("{{count}} pieces", { count: pieces })} />
            </button>
            <span className="max-lg:hidden">
              <LocaleMenu />
            </span>
          </div>
        </div>
      </header>
    </>
  );
}
