import { data as answer } from "react-router";
import { departmentPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { findSubCategory } from "~/features/listing/find-within.ts";
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
import type { Route } from "./+types/sub-category.page.ts";

type PageData = Awaited<ReturnType<typeof findSubCategoryPage>> & { origin: string };

/** Loads the screen of a sub-category; throws a redirect to a department with that slug, or a 404. */
async function findSubCategoryPage(slug = "", request: Request, { language, t }: Words) {
  const catalogue = await loadCatalogue(language);
  const found = await findSubCategory({ catalogue, slug, request });
  if (!found) throw (await redirectToCategory(catalogue, slug, request)) ?? answer(null, { status: 404 });
  const { total, ...shown } = found;
  const title = t(titleOf(found.name));
  const description = t("{{name}}: {{total}} products from our {{department}} department", {
    name: title,
    total,
    department: t(titleOf(found.department)),
  });
  const links = linksOf(catalogue, found.department);
  return { ...shown, links, title: pageTitle(t, title, found.data), description };
}

function stepsTo(department: string, name: string) {
  return [
    { name: "Home", path: "/" },
    { name: titleOf(department), path: departmentPath(department) },
    { name: titleOf(name), path: subCategoryPath(name) },
  ];
}

/** Says to search engines what the page is, which only documents need, not client-side navigation. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words, structuredData } = context.get(requestWords);
  const found = await findSubCategoryPage(params.subCategory, request, words);
  structuredData.push(...listingThings(found.data, stepsTo(found.department, found.name), origin, words));
  return { ...found, origin };
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs): Promise<PageData> => ({
  ...(await findSubCategoryPage(params.subCategory, request, currentWords())),
  origin: location.origin,
});

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [];
  return listingMeta({ ...loaderData, path: subCategoryPath(loaderData.name), search });
}

export default function SubCategory({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { data, name, department, links } = loaderData;
  const heading = (
    <ListingHeading
      title={t(titleOf(name))}
      steps={stepsTo(department, name)}
      links={links}
      linksLabel={t("In this department")}
    />
  );
  return <Listing key={data.path} data={data} heading={heading} />;
}
