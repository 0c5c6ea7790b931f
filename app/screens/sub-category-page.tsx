import { data as answer } from "react-router";
import { departmentPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { findSubCategory } from "~/features/listing/find-within.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { pageTitle } from "~/features/listing/page-title.ts";
import { redirectToCategory } from "~/features/listing/redirect-to-category.ts";
import { linksOf } from "~/features/listing/sub-category-links.ts";
import type { Screen, ScreenProps } from "~/features/screens/prerendered-screen.store.ts";
import type { Thing } from "~/features/shop/structured-data.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";

type PageData = Awaited<ReturnType<typeof findSubCategoryPage>> & { origin: string; things: Thing[] };

/** Loads the screen of a sub-category; throws a redirect to a department with that slug, or a 404. */
export async function findSubCategoryPage(slug = "", request: Request, { language, t }: Words) {
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

export function stepsTo(department: string, name: string) {
  return [
    { name: "Home", path: "/" },
    { name: titleOf(department), path: departmentPath(department) },
    { name: titleOf(name), path: subCategoryPath(name) },
  ];
}

function SubCategoryPage({ data: found, isReturn }: ScreenProps<PageData>) {
  const { t } = useTranslation();
  const { data, name, department, links } = found;
  const heading = (
    <ListingHeading
      title={t(titleOf(name))}
      steps={stepsTo(department, name)}
      links={links}
      linksLabel={t("In this department")}
    />
  );
  return <Listing data={data} isReturn={isReturn} heading={heading} />;
}

/** The screen, as browsers load it. */
export const subCategoryPage: Screen<PageData> = {
  Screen: SubCategoryPage,
  async loadIn({ params, request }, words) {
    return {
      ...(await findSubCategoryPage(params["subCategory"], request, words)),
      origin: location.origin,
      things: [],
    };
  },
};
