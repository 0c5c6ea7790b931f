import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta } from "~/features/listing/listing-meta.ts";
import { pageTitle } from "~/features/listing/page-title.ts";
import { RecentlyViewed } from "~/features/product/recently-viewed.tsx";
import { SearchBox } from "~/features/search/search-box.tsx";
import { SearchStart } from "~/features/search/search-start.tsx";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";
import { pack, unpack } from "~/layout/packed.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/search.ts";

const steps = [
  { name: "Home", path: "/" },
  { name: "Search", path: "/search" },
];

async function find(request: Request, { language, t }: Words) {
  const { findResults } = await import("~/features/search/find-results.ts");
  const found = await findResults(await loadCatalogue(language), request);
  const { q } = found.data.query;
  const title = q ? t("Search for “{{words}}”", { words: q }) : t("Search");
  return {
    ...found,
    title: pageTitle(t, title, found.data),
    description: t("Search the whole shop: products, departments and tags."),
  };
}

export const handle: RouteHandle = { loadIn: ({ request }, words) => find(request, words) };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  return pack({ ...(await find(request, words)), origin });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { ...(await find(request, currentWords())), origin: location.origin };
}

export const meta = ({ loaderData, location: { search } }: Route.MetaArgs) =>
  loaderData ? listingMeta({ ...unpack(loaderData), path: "/search", things: [], search, shopName: shop.name }) : [];

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { data, hasFound, isGuess, isNear, instead, departments } = unpack(loaderData);
  const { q } = data.query;
  const notFound = t("Nothing in the shop matches all of these words. Try fewer or different ones.");
  const guessed = t("Nothing in the shop is spelt like this. These are the nearest words.");
  const lead = isGuess ? guessed : q && !hasFound ? notFound : undefined;
  const heading = (
    <ListingHeading
      title={
        q
          ? hasFound
            ? t("Results for “{{words}}”", { words: q })
            : t("Nothing found for “{{words}}”", { words: q })
          : t("What are you looking for?")
      }
      lead={lead}
      steps={steps}
    >
      <div className="mt-6 max-w-2xl">
        <SearchBox label={t("Search the whole shop")} isLarge />
      </div>
    </ListingHeading>
  );
  const empty = (
    <SearchStart departments={departments} products={instead} title={isNear ? t("Close matches") : t("Best sellers")} />
  );
  return (
    <>
      <Listing data={data} heading={heading} empty={empty} />
      {!q && <RecentlyViewed />}
    </>
  );
}
