import { useSearchParams } from "react-router";
import { readCartLink } from "~/features/cart/cart-link.ts";
import { CartScreen } from "~/features/cart/cart-screen.tsx";
import { SharedCart } from "~/features/cart/shared-cart.tsx";
import { priceLines } from "~/features/cart/use-cart-lines.ts";
import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { loadCatalogue } from "~/features/catalogue/embedded-catalogue.ts";
import { sortProducts } from "~/features/catalogue/filter-products.ts";
import { type ProductSummary, totalStock } from "~/features/catalogue/product.ts";
import { useCatalogue } from "~/features/catalogue/use-catalogue.ts";
import { CartSummary } from "~/features/checkout/cart-summary.tsx";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { useWishlist } from "~/features/wishlist/wishlist.store.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/cart.ts";

async function find() {
  const catalogue = await loadCatalogue();
  return { best: sortProducts(catalogue.all, "best-selling").filter(totalStock).slice(0, 4) };
}

export const loader = find;
export const clientLoader = find;

export function meta() {
  return [{ title: `Your cart · ${shop.name}` }, { name: "robots", content: "noindex" }];
}

export default function Cart({ loaderData: { best } }: Route.ComponentProps) {
  const catalogue = useCatalogue();
  const shared = useSharedLines(catalogue);
  return (
    <CartScreen
      catalogue={catalogue}
      summary={(cart) => <CartSummary {...cart} />}
      empty={<EmptyCart best={best} catalogue={catalogue} />}
      offer={shared.length > 0 && <SharedCart lines={shared} />}
    />
  );
}

/** What a shared link brings, as far as it can be had; none until the catalogue is there. */
function useSharedLines(catalogue: Catalogue | undefined) {
  const [params] = useSearchParams();
  if (!catalogue) return [];
  const lines = readCartLink(params.get("items")).map((choice, i) => ({ ...choice, cartItemId: `shared-${i}` }));
  return priceLines(lines, catalogue).filter((row) => row.stock > 0);
}

type EmptyCartProps = { best: readonly ProductSummary[]; catalogue: Catalogue | undefined };

function EmptyCart({ best, catalogue }: EmptyCartProps) {
  const { t } = useTranslation();
  const wished = useWishlist((list) => list.wishlistItems)
    .slice(-4)
    .flatMap(({ _id }) => catalogue?.byId(_id) ?? [])
    .reverse();
  return (
    <>
      <p className="mb-6 text-lg text-muted">{t("Nothing in here yet.")}</p>
      <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
      {wished.length > 0 && <Shelf title={t("On your wishlist")} products={wished} />}
      <Shelf title={t("What others take home")} products={best} />
    </>
  );
}

function Shelf({ title, products }: { title: string; products: readonly ProductSummary[] }) {
  return (
    <section className="mt-14">
      <h2 className="mb-6 text-3xl">{title}</h2>
      <ProductGrid products={products} />
    </section>
  );
}
