import { useMemo } from "react";
import { itemOf } from "~/features/cart/item-of.ts";
import { useCountedStock } from "~/features/cart/refresh-stock.ts";
import { withStock } from "~/features/catalogue/live-stock.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { useProducts } from "~/features/catalogue/use-products.ts";
import { useRemoveDiscontinued } from "~/features/catalogue/use-remove-discontinued.ts";
import { AddOrWait } from "~/features/product/add-or-wait.tsx";
import { EmptyPanel } from "~/features/product/empty-panel.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { StockNote } from "~/features/product/stock-note.tsx";
import { WishButton } from "~/features/product/wish-button.tsx";
import { forgetWished } from "~/features/wishlist/edit-wishlist.ts";
import { OwnWishlist } from "~/features/wishlist/own-wishlist.tsx";
import { SharedWishlist } from "~/features/wishlist/shared-wishlist.tsx";
import { isWholeChoice, type WishRow, wishRows } from "~/features/wishlist/wish-rows.ts";
import { useWishlist } from "~/features/wishlist/wishlist.store.ts";
import { readWishlistLink } from "~/features/wishlist/wishlist-link.ts";
import { currentWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import type { RouteHandle } from "~/shell/route-handle.ts";
import type { Route } from "./+types/wishlist.page.ts";

async function find(request: Request, language: string) {
  const catalogue = await loadCatalogue(language);
  const wishes = readWishlistLink(new URL(request.url).searchParams);
  const [shared, best] = await Promise.all([
    catalogue.products(wishes.map(({ _id }) => _id)),
    catalogue.list({ sort: "best-selling" }, 4),
  ]);
  return { shared: wishRows(wishes, shared), best: best.products };
}

export const loader = ({ request, context }: Route.LoaderArgs) => find(request, context.get(requestWords).language);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => find(request, currentWords().language);

export const handle: RouteHandle = { title: "Wishlist" };

export const meta = () => [{ name: "robots", content: "noindex" }];

function offerOf({ product, wish: { selectedProductColor: colour, selectedProductSize: size } }: WishRow) {
  return {
    price: <PriceTag product={product} />,
    stock: !product.affiliateLink && <StockNote product={product} choice={{ colour, size }} />,
    add: <AddOrWait product={product} colour={colour} size={size} />,
  };
}

/** The rows with current stock, as far as their choice is settled. */
function useCountedRows(rows: readonly WishRow[] | undefined): readonly WishRow[] | undefined {
  const left = useCountedStock(rows?.filter(isWholeChoice).map(({ wish }) => itemOf(wish)) ?? []);
  return useMemo(() => rows?.map(({ wish, product }) => ({ wish, product: withStock(product, left) })), [rows, left]);
}

export default function Wishlist({ loaderData: { shared, best } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const wishes = useWishlist((list) => list.wishlistItems);
  const own = wishes.map(({ _id }) => _id);
  const found = useProducts(own);
  useRemoveDiscontinued(found, own, forgetWished);
  const rows = useCountedRows(useMemo(() => found && wishRows(wishes, found), [found, wishes]));
  const offered = useCountedRows(shared) ?? [];
  return (
    <div className="wrap min-h-[140vh] py-10 md:py-16 lg:min-h-dvh">
      <h1 className="mb-4 text-4xl md:text-5xl">{shared.length > 0 ? t("A shared wishlist") : t("Your wishlist")}</h1>
      {shared.length > 0 ? (
        <SharedWishlist
          rows={offered}
          offerOf={offerOf}
          wishButton={({ product, wish }) => (
            <WishButton product={product} colour={wish.selectedProductColor} size={wish.selectedProductSize} />
          )}
        />
      ) : (
        <OwnWishlist rows={rows} offerOf={offerOf} empty={<EmptyWishlist best={best} />} />
      )}
    </div>
  );
}

function EmptyWishlist({ best }: { best: readonly ProductSummary[] }) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyPanel product={best[0]}>
        <p className="max-w-md font-display text-2xl leading-snug md:text-3xl">
          {t("Nothing on it yet. Tap the heart on a product to keep it here.")}
        </p>
        <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
      </EmptyPanel>
      <h2 className="mt-14 mb-6 text-3xl">{t("What others take home")}</h2>
      <ProductGrid products={best.slice(1)} columns={3} hasStars />
    </>
  );
}
