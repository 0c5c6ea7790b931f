import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { readCartLink } from "~/features/cart/cart-link.ts";
import { CartScreen } from "~/features/cart/cart-screen.tsx";
import { itemOf } from "~/features/cart/item-of.ts";
import { useCountedStock } from "~/features/cart/refresh-stock.ts";
import { SharedCart } from "~/features/cart/shared-cart.tsx";
import { cartRows, useCartProducts } from "~/features/cart/use-cart-lines.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { useProducts } from "~/features/catalogue/use-products.ts";
import { CartSummary } from "~/features/checkout/cart-summary.tsx";
import { EmptyPanel } from "~/features/product/empty-panel.tsx";
import { bestSellersInStock, EmptySuggestions } from "~/features/product/empty-suggestions.tsx";
import { currentWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import type { RouteHandle } from "~/shell/route-handle.ts";
import type { Route } from "./+types/cart.page.ts";

async function find(language: string) {
  return { best: await bestSellersInStock(await loadCatalogue(language)) };
}

export const loader = ({ context }: Route.LoaderArgs) => find(context.get(requestWords).language);
export const clientLoader = () => find(currentWords().language);

export const handle: RouteHandle = { title: "Your cart" };

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function Cart({ loaderData: { best } }: Route.ComponentProps) {
  const products = useCartProducts();
  const shared = useSharedLines();
  return (
    <CartScreen
      products={products}
      summary={(cart) => <CartSummary {...cart} />}
      empty={(saved) => <EmptyCart best={best} saved={saved} />}
      offer={shared.length > 0 && <SharedCart lines={shared} />}
    />
  );
}

/** The rows of a shared link that are available, or were in another choice; empty until the products are loaded. */
function useSharedLines() {
  const [params] = useSearchParams();
  const lines = readCartLink(params.get("items")).map((choice, i) => ({ ...choice, cartItemId: `shared-${i}` }));
  const products = useProducts(lines.map((line) => line._id));
  const left = useCountedStock(lines.map(itemOf));
  return products ? cartRows(lines, products, left).filter((row) => row.stock > 0 || !row.isMade) : [];
}

function EmptyCart({ best, saved }: { best: readonly ProductSummary[]; saved: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyPanel product={best[0]}>
        <p className="font-display text-3xl">{t("Your cart is empty.")}</p>
        <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
      </EmptyPanel>
      {saved}
      <EmptySuggestions best={best.slice(1)} />
    </>
  );
}
