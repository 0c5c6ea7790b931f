import { data as answer } from "react-router";
import { departmentPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { departmentLead } from "~/features/listing/department-leads.ts";
import { findCategory } from "~/features/listing/find-within.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { pageTitle } from "~/features/listing/page-title.ts";
import { redirectToCategory } from "~/features/listing/redirect-to-category.ts";
import { linksOf } from "~/features/listing/sub-category-links.ts";
import { currentWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Words } from "~/platform/i18n/words.ts";
import { linkPicture } from "~/settings/link-picture.ts";
import type { RouteHandle } from "~/shell/route-handle.ts";
import type { Route } from "./+types/category.page.ts";

type PageData = Awaited<ReturnType<typeof findCategoryPage>> & { origin: string };

/** Loads the screen of a department; throws a redirect to a sub-category with that slug, or a 404. */
async function findCategoryPage(slug = "", request: Request, { language, t }: Words) {
  const catalogue = await loadCatalogue(language);
  const found = await findCategory({ catalogue, slug, request });
  if (!found) throw (await redirectToCategory(catalogue, slug, request)) ?? answer(null, { status: 404 });
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

export const handle: RouteHandle = { hasPreview: true };

/** Says to search engines what the page is, which only documents need, not client-side navigation. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words, structuredData } = context.get(requestWords);
  const found = await findCategoryPage(params.category, request, words);
  structuredData.push(...listingThings(found.data, stepsTo(found.name), origin, words));
  return { ...found, origin };
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs): Promise<PageData> => ({
  ...(await findCategoryPage(params.category, request, currentWords())),
  origin: location.origin,
});

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, origin, picture } = loaderData;
  return [...listingMeta({ ...loaderData, path: departmentPath(name), search }), ...linkPicture(picture, origin)];
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { data, name, links } = loaderData;
  const lead = departmentLead(name);
  const heading = (
    <ListingHeading
      title={t(titleOf(name))}
      lead={lead && t(lead)}
      steps={stepsTo(name)}
      links={links}
      linksLabel={t("In this department")}
    />
  );
  return <Listing key={data.path} data={data} heading={heading} />;
}
