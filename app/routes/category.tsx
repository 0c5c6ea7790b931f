import { data as answer } from "react-router";
import { departmentPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { departmentLead } from "~/features/listing/department-leads.ts";
import { findCategory } from "~/features/listing/find-within.ts";
import { leadToCategory } from "~/features/listing/lead-to-category.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { pageTitle } from "~/features/listing/page-title.ts";
import { linksOf } from "~/features/listing/sub-category-links.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";
import { pack, unpack } from "~/layout/packed.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/category.ts";

async function find(slug = "", request: Request, { language, t }: Words) {
  const catalogue = await loadCatalogue(language);
  const found = await findCategory({ catalogue, slug, request });
  if (!found) throw (await leadToCategory(catalogue, slug, request)) ?? answer(null, { status: 404 });
  const { name, count, picture } = found.department;
  const lead = departmentLead(name);
  const description = lead ? t(lead) : t("{{count}} products", { count });
  const title = pageTitle(t, t(titleOf(name)), found.data);
  return { data: found.data, name, picture, links: linksOf(catalogue, name), title, description };
}

function stepsTo(department: string) {
  return [
    { name: "Home", path: "/" },
    { name: titleOf(department), path: departmentPath(department) },
  ];
}

export const handle: RouteHandle = { loadIn: ({ params, request }, words) => find(params["category"], request, words) };

/** On the server also what search engines read: it belongs to documents, not to changes of screen. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  const found = await find(params.category, request, words);
  return pack({ ...found, origin, things: listingThings(found.data, stepsTo(found.name), origin) });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { ...(await find(params.category, request, currentWords())), origin: location.origin, things: [] };
}

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [];
  const found = unpack(loaderData);
  return listingMeta({ ...found, path: departmentPath(found.name), search, shopName: shop.name });
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { data, name, picture, links } = unpack(loaderData);
  const lead = departmentLead(name);
  const heading = (
    <ListingHeading
      title={t(titleOf(name))}
      lead={lead && t(lead)}
      steps={stepsTo(name)}
      picture={picture}
      links={links}
      linksLabel={t("In this department")}
    />
  );
  return <Listing data={data} heading={heading} hasPictureAbove={picture !== undefined} />;
}
