import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { findListing } from "~/features/listing/find-listing.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { pageTitle } from "~/features/listing/page-title.ts";
import { currentWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Words } from "~/platform/i18n/words.ts";
import type { Route } from "./+types/shop.page.ts";

type PageData = Awaited<ReturnType<typeof findShopPage>> & { origin: string };

/** The canonical URL of the nine layouts, which all show the same products. */
const PATH = "/shop-grid-standard";
const steps = [
  { name: "Home", path: "/" },
  { name: "All products", path: PATH },
];

/** Loads the screen of all products. */
async function findShopPage(request: Request, { language, t }: Words) {
  const catalogue = await loadCatalogue(language);
  const data = await findListing({ catalogue, request });
  const count = catalogue.departments.reduce((sum, department) => sum + department.count, 0);
  const departments = catalogue.departments.length;
  const lead =
    departments > 1
      ? t("{{count}} well-made things from {{departments}} departments", { count, departments })
      : t("{{count}} well-made things", { count });
  return { data, title: pageTitle(t, t("All products"), data), description: lead };
}

/** Says to search engines what the page is, which only documents need, not client-side navigation. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, words, structuredData } = context.get(requestWords);
  const found = await findShopPage(request, words);
  structuredData.push(...listingThings(found.data, steps, origin, words));
  return { ...found, origin };
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs): Promise<PageData> => ({
  ...(await findShopPage(request, currentWords())),
  origin: location.origin,
});

export const meta = ({ loaderData, location: { search } }: Route.MetaArgs) =>
  loaderData ? listingMeta({ ...loaderData, path: PATH, search }) : [];

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { data } = loaderData;
  const heading = <ListingHeading title={t("All products")} steps={steps} />;
  return <Listing key={data.path} data={data} heading={heading} />;
}
