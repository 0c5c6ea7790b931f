import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type Catalogue, pick } from "../catalogue/catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { useWishlist } from "../wishlist/wishlist.store.ts";
import { ProductGrid } from "./product-grid.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";

/** Returns the best sellers in stock. */
export async function bestSellersInStock(catalogue: Catalogue): Promise<readonly ProductSummary[]> {
  return (await catalogue.list({ sort: "best-selling", inStock: true }, 4)).products;
}

/** Suggestions while there is nothing to order: wishlist, best sellers, recently viewed products. */
export function EmptySuggestions({ best }: { best: readonly ProductSummary[] }) {
  const { t } = useTranslation();
  const ids = useWishlist((list) => list.wishlistItems)
    .slice(-4)
    .map(({ _id }) => _id)
    .reverse();
  const found = useProducts(ids);
  const wished = found ? pick(found, ids) : [];
  return (
    <>
      {wished.length > 0 && <Shelf title={t("On your wishlist")} products={wished} />}
      <Shelf title={t("What others take home")} products={best} columns={3} />
      <RecentlyViewed isInset />
    </>
  );
}

type ShelfProps = { title: string; products: readonly ProductSummary[]; columns?: 3 | 4 };

function Shelf({ title, products, columns = 4 }: ShelfProps) {
  return (
    <section className="mt-14">
      <h2 className="mb-6 text-3xl">{title}</h2>
      <ProductGrid products={products} columns={columns} hasStars />
    </section>
  );
}
