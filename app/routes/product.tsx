import { useMemo } from "react";
import { data, type ShouldRevalidateFunctionArgs, useLocation, useNavigationType } from "react-router";
import { shopNow } from "~/features/calendar/shop-clock.ts";
import { productPath } from "~/features/catalogue/addresses.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { timeLeft } from "~/features/product/countdown.ts";
import { findProduct } from "~/features/product/find-product.ts";
import { layoutOf } from "~/features/product/product-layouts.ts";
import { ProductScreen } from "~/features/product/product-screen.tsx";
import { breadcrumbData, previewPicture, productData, stepsTo } from "~/features/product/structured-data.ts";
import { ProductRating } from "~/features/reviews/product-rating.tsx";
import { ProductReviews } from "~/features/reviews/product-reviews.tsx";
import { addressLinks, canonicalAddress } from "~/features/screens/address-links.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import { pack, unpack } from "~/layout/packed.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/product.ts";

async function find(id = "", language: string) {
  const found = await findProduct(await loadCatalogue(language), id);
  if (!found) throw data(null, { status: 404 });
  const { offerEnd } = found.product;
  return { ...found, offerEnd: timeLeft(offerEnd, shopNow()) && offerEnd };
}

export const handle: RouteHandle = {
  hasPreview: true,
  loadIn: ({ params }, { language }) => find(params["id"], language),
};

/** On the server also what search engines read: it belongs to documents, not to changes of screen. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, language, ratingOf } = context.get(requestWords);
  const found = await find(params.id, language);
  const rating = await ratingOf?.(found.product.id);
  const structured = [productData({ ...found, origin, shop, rating }), breadcrumbData(stepsTo(found.product), origin)];
  return pack({ ...found, origin, structured });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { ...(await find(params.id, currentWords().language)), origin: location.origin, structured: [] };
}

/** Colour and size in the address change nothing of what is loaded; another language does, which asks without going anywhere. */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams["id"] !== nextParams["id"] || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [{ name: "robots", content: "noindex" }];
  const { product, details, origin, structured } = unpack(loaderData);
  const screen = { origin, address: productPath(product), search };
  const picture = previewPicture(product, origin);
  return [
    { title: `${product.name} · ${shop.name}` },
    { name: "description", content: details.shortDescription },
    ...addressLinks(screen),
    { property: "og:type", content: "product" },
    { property: "og:site_name", content: shop.name },
    { property: "og:title", content: product.name },
    { property: "og:description", content: details.shortDescription },
    { property: "og:url", content: canonicalAddress(screen) },
    ...(picture ? [{ property: "og:image", content: picture }] : []),
    ...structured.map((thing) => ({ "script:ld+json": thing })),
  ];
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, details, related, offerEnd, structured } = unpack(loaderData);
  const isReturn = useNavigationType() === "POP";
  const { id, rating } = product;
  const reviews = useMemo(() => <ProductReviews productId={id} rating={rating} />, [id, rating]);
  return (
    <ProductScreen
      key={product.id}
      product={product}
      details={details}
      related={related}
      layout={layoutOf(useLocation().pathname)}
      offerEnd={offerEnd}
      isWhole={isReturn || structured.length > 0}
      rating={<ProductRating productId={id} rating={rating} />}
      reviews={reviews}
    />
  );
}
