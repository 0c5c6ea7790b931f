import { listingMeta } from "~/features/listing/listing-meta.ts";
import { loadScreen } from "~/features/screens/prerendered-screen.store.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { findSearchPage, searchPage } from "~/screens/search-page.tsx";
import type { Route } from "./+types/search.ts";

export const handle: RouteHandle = searchPage;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  return { ...(await findSearchPage(request, words)), origin };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadScreen(searchPage, args, currentWords());

export const meta = ({ loaderData, location: { search } }: Route.MetaArgs) =>
  loaderData ? listingMeta({ ...loaderData, path: "/search", things: [], search }) : [];

/** Rendered by `Stage`. */
export default function SearchScreen() {
  return null;
}
