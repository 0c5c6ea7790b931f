import { useMemo } from "react";
import { data, type ShouldRevalidateFunctionArgs, useLocation, useNavigationType } from "react-router";
import { productPath } from "~/features/catalogue/addresses.ts";
import { itemsOf, withStock } from "~/features/catalogue/live-stock.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { timeLeft } from "~/features/product/countdown.ts";
import { findProduct } from "~/features/product/find-product.ts";
import { layoutOf } from "~/features/product/product-layouts.ts";
import { ProductScreen } from "~/features/product/product-screen.tsx";
import { breadcrumbData, productData, stepsTo } from "~/features/product/structured-data.ts";
import { ProductRating } from "~/features/reviews/product-rating.tsx";
import { ProductReviews } from "~/features/reviews/product-reviews.tsx";
import { shopNow } from "~/platform/dates/shop-clock.ts";
import { currentWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { addressLinks } from "~/platform/urls/address-links.ts";
import { linkPicture } from "~/settings/link-picture.ts";
import type { RouteHandle } from "~/shell/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/product.page.ts";

type Found = Awaited<ReturnType<typeof findProductPage>>;
type ProductPageData = Found & { origin: string; isDocument: boolean };

/** Loads the screen of a product; throws a 404 if it does not exist. */
async function findProductPage(id = "", language: string) {
  const found = await findProduct(await loadCatalogue(language), id);
  if (!found) throw data(null, { status: 404 });
  const { offerEnd } = found.product;
  return { ...found, offerEnd: timeLeft(offerEnd, shopNow()) && offerEnd };
}

export const handle: RouteHandle = { hasPreview: true };

/** Adds current stock, and what search engines are told: only documents need them, not client-side navigation. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, language, words, structuredData, ratingOf, leftOf } = context.get(requestWords);
  const page = await findProductPage(params.id, language);
  const [rating, left] = await Promise.all([ratingOf?.(page.product.id), leftOf?.(itemsOf(page.product))]);
  const found = { ...page, product: withStock(page.product, left ?? {}) };
  const trail = breadcrumbData(stepsTo(found.product), origin, words);
  structuredData.push(productData({ ...found, origin, words, shop, rating }), trail);
  return { ...found, origin, isDocument: true };
}

export const clientLoader = async ({ params }: Route.ClientLoaderArgs): Promise<ProductPageData> => ({
  ...(await findProductPage(params.id, currentWords().language)),
  origin: location.origin,
  isDocument: false,
});

/** Colour and size in the URL do not change what is loaded; new stock does, by revalidating in place. */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams["id"] !== nextParams["id"] || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [{ name: "robots", content: "noindex" }];
  const { product, details, origin } = loaderData;
  return [
    { title: `${product.name} · ${shop.name}` },
    { name: "description", content: details.shortDescription },
    ...addressLinks({ origin, address: productPath(product), search }),
    { property: "og:type", content: "product" },
    ...linkPicture(product.pictures[0], origin),
  ];
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const { product, details, related, offerEnd, isDocument } = loaderData;
  const hasFit = details.sizeChart !== undefined;
  const reviews = useMemo(() => <ProductReviews product={product} hasFit={hasFit} />, [product, hasFit]);
  return (
    <ProductScreen
      key={pathname}
      product={product}
      details={details}
      related={related}
      layout={layoutOf(pathname)}
      search={search}
      offerEnd={offerEnd}
      isWhole={isReturn || isDocument}
      rating={<ProductRating product={product} />}
      reviews={reviews}
    />
  );
}
