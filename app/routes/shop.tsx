import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { loadScreen } from "~/features/screens/prerendered-screen.store.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { findShopPage, PATH, shopPage, steps } from "~/screens/shop-page.tsx";
import type { Route } from "./+types/shop.ts";

export const handle: RouteHandle = shopPage;

/** Adds structured data for search engines, which only documents need, not client-side navigation. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  const found = await findShopPage(request, words);
  return { ...found, origin, things: listingThings(found.data, steps, origin, words) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadScreen(shopPage, args, currentWords());

export const meta = ({ loaderData, location: { search } }: Route.MetaArgs) =>
  loaderData ? listingMeta({ ...loaderData, path: PATH, search }) : [];

/** Rendered by `Stage`. */
export default function Shop() {
  return null;
}
