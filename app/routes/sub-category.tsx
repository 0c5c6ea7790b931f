import { subCategoryPath } from "~/features/catalogue/addresses.ts";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { loadScreen } from "~/features/screens/prerendered-screen.store.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { findSubCategoryPage, stepsTo, subCategoryPage } from "~/screens/sub-category-page.tsx";
import type { Route } from "./+types/sub-category.ts";

export const handle: RouteHandle = subCategoryPage;

/** Adds structured data for search engines, which only documents need, not client-side navigation. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  const found = await findSubCategoryPage(params.subCategory, request, words);
  return {
    ...found,
    origin,
    things: listingThings(found.data, stepsTo(found.department, found.name), origin, words),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadScreen(subCategoryPage, args, currentWords());

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [];
  return listingMeta({ ...loaderData, path: subCategoryPath(loaderData.name), search });
}

/** Rendered by `Stage`. */
export default function SubCategory() {
  return null;
}
