import { useEffect } from "react";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta } from "~/features/listing/listing-meta.ts";
import { pageTitle } from "~/features/listing/page-title.ts";
import { RecentlyViewed } from "~/features/product/recently-viewed.tsx";
import { PageLinks } from "~/features/search/page-links.tsx";
import { recentSearches } from "~/features/search/recent-searches.store.ts";
import { SearchBox } from "~/features/search/search-box.tsx";
import { SearchStart } from "~/features/search/search-start.tsx";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { currentWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Words } from "~/platform/i18n/words.ts";
import type { Route } from "./+types/search.page.ts";

type PageData = Awaited<ReturnType<typeof findSearchPage>> & { origin: string };

const steps = [
  { name: "Home", path: "/" },
  { name: "Search", path: "/search" },
];

/** Loads the search screen, with or without a search term. */
async function findSearchPage(request: Request, { language, t }: Words) {
  const [{ findResults }, { findShopPages }, catalogue] = await Promise.all([
    import("~/features/search/find-results.ts"),
    import("~/features/search/find-pages.ts"),
    loadCatalogue(language),
  ]);
  const found = await findResults(catalogue, request);
  const { typed, hasFound: hasGoods } = found;
  const title = typed ? t("Search for “{{words}}”", { words: typed }) : t("Search");
  return {
    ...found,
    pages: typed ? await findShopPages(typed, { language, t, hasGoods }) : [],
    title: pageTitle(t, title, found.data),
    description: t("Search the whole shop: products, departments and tags."),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  return { ...(await findSearchPage(request, words)), origin };
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs): Promise<PageData> => ({
  ...(await findSearchPage(request, currentWords())),
  origin: location.origin,
});

export const meta = ({ loaderData, location: { search } }: Route.MetaArgs) =>
  loaderData ? listingMeta({ ...loaderData, path: "/search", search }) : [];

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const found = loaderData;
  const { data, typed, pages, hasFound, isNear, instead, departments } = found;
  useEffect(() => {
    if (typed) recentSearches.record(typed);
  }, [typed]);
  const isFound = hasFound || pages.length > 0;
  const lead = useLead(found);
  const titles = { words: typed };
  const heading = (
    <ListingHeading
      title={
        typed
          ? isFound
            ? t("Results for “{{words}}”", titles)
            : isNear
              ? t("No exact match for “{{words}}”", titles)
              : t("Nothing found for “{{words}}”", titles)
          : isFound
            ? t("Products")
            : t("What are you looking for?")
      }
      lead={lead}
      steps={steps}
    >
      <div className="mt-6 max-w-2xl">
        <SearchBox label={t("Search the whole shop")} isLarge />
      </div>
      {pages.length > 0 && <PageLinks pages={pages} />}
    </ListingHeading>
  );
  const empty = (
    <SearchStart
      departments={departments}
      products={instead}
      title={isNear ? t("Close matches") : t("Best sellers")}
      isLost={typed !== undefined}
    />
  );
  return (
    <>
      <Listing key={data.path} data={data} heading={heading} empty={empty} />
      {!typed && !hasFound && <RecentlyViewed />}
    </>
  );
}

/** Returns what to say about the results: that the words are guessed, what was left out, or that there are none. */
function useLead({ data, typed, pages, hasFound, isGuess }: PageData): string | undefined {
  const { t } = useTranslation();
  const { dropped = [] } = data.search ?? {};
  if (isGuess) return t("Nothing in the shop is spelt like this. These are the nearest words.");
  if (hasFound && dropped.length > 0)
    return t("Nothing in the shop has all of this. These come closest, without: {{words}}", {
      words: commaList(t, dropped),
    });
  if (!typed || hasFound || pages.length > 0) return undefined;
  return t("Nothing in the shop matches your search. Try fewer or different words.");
}
