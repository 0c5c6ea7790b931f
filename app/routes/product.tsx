import type { ShouldRevalidateFunctionArgs } from "react-router";
import { productPath } from "~/features/catalogue/addresses.ts";
import { itemsOf, withStock } from "~/features/catalogue/live-stock.ts";
import { breadcrumbData, productData, stepsTo } from "~/features/product/structured-data.ts";
import { addressLinks } from "~/features/screens/address-links.ts";
import { loadScreen } from "~/features/screens/prerendered-screen.store.ts";
import { linkPicture } from "~/features/shop/link-picture.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import { pack, unpack } from "~/layout/packed.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { findProductPage, productPage } from "~/screens/product-page.tsx";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/product.ts";

export const handle: RouteHandle = { hasPreview: true, ...productPage };

/** Adds current stock and structured data for search engines: only documents need them, not client-side navigation. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, language, words, ratingOf, leftOf } = context.get(requestWords);
  const page = await findProductPage(params.id, language);
  const [rating, left] = await Promise.all([ratingOf?.(page.product.id), leftOf?.(itemsOf(page.product))]);
  const found = { ...page, product: withStock(page.product, left ?? {}) };
  const trail = breadcrumbData(stepsTo(found.product), origin, words);
  const structured = [productData({ ...found, origin, words, shop, rating }), trail];
  return pack({ ...found, origin, structured });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadScreen(productPage, args, currentWords());

/** Colour and size in the URL do not change what is loaded; another language does, by revalidating in place. */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams["id"] !== nextParams["id"] || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [{ name: "robots", content: "noindex" }];
  const { product, details, origin, structured } = unpack(loaderData);
  return [
    { title: `${product.name} · ${shop.name}` },
    { name: "description", content: details.shortDescription },
    ...addressLinks({ origin, address: productPath(product), search }),
    { property: "og:type", content: "product" },
    ...linkPicture(product.pictures[0], origin),
    ...structured.map((thing) => ({ "script:ld+json": thing })),
  ];
}

/** Rendered by `Stage`. */
export default function Product() {
  return null;
}
