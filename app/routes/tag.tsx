import { tagPath } from "~/features/catalogue/addresses.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { tagAddress } from "~/features/catalogue/tag-address.ts";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { loadScreen } from "~/features/screens/prerendered-screen.store.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { findTagPage, stepsTo, tagPage } from "~/screens/tag-page.tsx";
import type { Route } from "./+types/tag.ts";

export const handle: RouteHandle = tagPage;

/** Adds structured data for search engines, which only documents need, not client-side navigation. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  const found = await findTagPage(params.tag, request, words);
  const path = await tagAddress(await loadCatalogue(words.language), found.name);
  return { ...found, path, origin, things: listingThings(found.data, stepsTo(found.name), origin, words) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadScreen(tagPage, args, currentWords());

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [];
  return listingMeta({ ...loaderData, path: loaderData.path ?? tagPath(loaderData.name), search });
}

/** Rendered by `Stage`. */
export default function Tag() {
  return null;
}
