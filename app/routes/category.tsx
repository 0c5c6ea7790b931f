import { data as answer } from "react-router";
import { departmentPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { departmentLead } from "~/features/listing/department-leads.ts";
import { findListing } from "~/features/listing/find-listing.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { linksOf } from "~/features/listing/sub-category-links.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Translate } from "~/i18n/words.ts";
import { pack, unpack } from "~/layout/packed.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/category.ts";

async function findCategory(slug: string, request: Request, t: Translate) {
  const catalogue = await loadCatalogue();
  const name = await catalogue.nameOf("department", slug);
  const department = catalogue.departments.find((one) => one.name === name);
  if (!department) throw answer(null, { status: 404 });
  const fixed = { facet: "department", value: department.name } as const;
  const data = await findListing({ catalogue, request, fixed });
  const title = t(titleOf(department.name));
  const lead = departmentLead(department.name);
  const description = lead ? t(lead) : t("{{count}} products", { count: department.count });
  const { picture } = department;
  return { data, name: department.name, picture, links: linksOf(catalogue, department.name), title, description };
}

function stepsTo(department: string) {
  return [
    { name: "Home", path: "/" },
    { name: titleOf(department), path: departmentPath(department) },
  ];
}

/** On the server also what search engines read: it belongs to documents, not to changes of screen. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  const found = await findCategory(params.category, request, words.t);
  return pack({ ...found, origin, things: listingThings(found.data, stepsTo(found.name), origin) });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { ...(await findCategory(params.category, request, currentWords().t)), origin: location.origin, things: [] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const found = unpack(loaderData);
  return listingMeta({ ...found, path: departmentPath(found.name), shopName: shop.name });
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
