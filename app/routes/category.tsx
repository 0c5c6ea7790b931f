import { departmentPath } from "~/features/catalogue/addresses.ts";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { loadScreen } from "~/features/screens/prerendered-screen.store.ts";
import { linkPicture } from "~/features/shop/link-picture.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import { pack, unpack } from "~/layout/packed.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { categoryPage, findCategoryPage, stepsTo } from "~/screens/category-page.tsx";
import type { Route } from "./+types/category.ts";

export const handle: RouteHandle = { hasPreview: true, ...categoryPage };

/** Adds structured data for search engines, which only documents need, not client-side navigation. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  const found = await findCategoryPage(params.category, request, words);
  return pack({ ...found, origin, things: listingThings(found.data, stepsTo(found.name), origin, words) });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadScreen(categoryPage, args, currentWords());

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [];
  const found = unpack(loaderData);
  return [
    ...listingMeta({ ...found, path: departmentPath(found.name), search }),
    ...linkPicture(found.picture, found.origin),
  ];
}

/** Rendered by `Stage`. */
export default function Category() {
  return null;
}
