import { useMemo } from "react";
import { data } from "react-router";
import { shopNow } from "~/features/calendar/shop-clock.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { timeLeft } from "~/features/product/countdown.ts";
import { findProduct } from "~/features/product/find-product.ts";
import { layoutOf } from "~/features/product/product-layouts.ts";
import { ProductScreen } from "~/features/product/product-screen.tsx";
import { ProductRating } from "~/features/reviews/product-rating.tsx";
import { ProductReviews } from "~/features/reviews/product-reviews.tsx";
import type { Screen, ScreenProps } from "~/features/screens/prerendered-screen.store.ts";

type Found = Awaited<ReturnType<typeof findProductPage>>;
/** `structured` is the structured data for search engines; empty outside documents. */
type ProductPageData = Found & { origin: string; structured: readonly object[] };

/** Loads the screen of a product; throws a 404 if it does not exist. */
export async function findProductPage(id = "", language: string) {
  const found = await findProduct(await loadCatalogue(language), id);
  if (!found) throw data(null, { status: 404 });
  const { offerEnd } = found.product;
  return { ...found, offerEnd: timeLeft(offerEnd, shopNow()) && offerEnd };
}

function ProductPage({ data, path, search, isReturn }: ScreenProps<ProductPageData>) {
  const { product, details, related, offerEnd, structured } = data;
  const hasFit = details.sizeChart !== undefined;
  const reviews = useMemo(() => <ProductReviews product={product} hasFit={hasFit} />, [product, hasFit]);
  return (
    <ProductScreen
      key={product.id}
      product={product}
      details={details}
      related={related}
      layout={layoutOf(path)}
      search={search}
      offerEnd={offerEnd}
      isWhole={isReturn || structured.length > 0}
      rating={<ProductRating product={product} />}
      reviews={reviews}
    />
  );
}

/** The screen, as browsers load it. */
export const productPage: Screen<ProductPageData> = {
  Screen: ProductPage,
  async loadIn({ params }, { language }) {
    return { ...(await findProductPage(params["id"], language)), origin: location.origin, structured: [] };
  },
};
