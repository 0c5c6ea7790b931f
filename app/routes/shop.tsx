import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { findListing } from "~/features/listing/find-listing.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { pageTitle } from "~/features/listing/page-title.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";
import { pack, unpack } from "~/layout/packed.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/shop.ts";

/** The nine layouts show the same products: engines know them under this address. */
const PATH = "/shop-grid-standard";
const steps = [
  { name: "Home", path: "/" },
  { name: "All products", path: PATH },
];

async function findShop(request: Request, { language, t }: Words) {
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

export const handle: RouteHandle = { loadIn: ({ request }, words) => findShop(request, words) };

/** On the server also what search engines read: it belongs to documents, not to changes of screen. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  const found = await findShop(request, words);
  return pack({ ...found, origin, things: listingThings(found.data, steps, origin) });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { ...(await findShop(request, currentWords())), origin: location.origin, things: [] };
}

export const meta = ({ loaderData, location: { search } }: Route.MetaArgs) =>
  loaderData ? listingMeta({ ...unpack(loaderData), path: PATH, search, shopName: shop.name }) : [];

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const heading = <ListingHeading title={t("All products")} steps={steps} />;
  return <Listing data={unpack(loaderData).data} heading={heading} />;
}
