import { data as answer } from "react-router";
import { departmentPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { departmentLead } from "~/features/listing/department-leads.ts";
import { findCategory } from "~/features/listing/find-within.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { pageTitle } from "~/features/listing/page-title.ts";
import { redirectToCategory } from "~/features/listing/redirect-to-category.ts";
import { linksOf } from "~/features/listing/sub-category-links.ts";
import type { Screen, ScreenProps } from "~/features/screens/prerendered-screen.store.ts";
import type { Thing } from "~/features/shop/structured-data.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";

type PageData = Awaited<ReturnType<typeof findCategoryPage>> & { origin: string; things: Thing[] };

/** Loads the screen of a department; throws a redirect to a sub-category with that slug, or a 404. */
export async function findCategoryPage(slug = "", request: Request, { language, t }: Words) {
  const catalogue = await loadCatalogue(language);
  const found = await findCategory({ catalogue, slug, request });
  if (!found) throw (await redirectToCategory(catalogue, slug, request)) ?? answer(null, { status: 404 });
  const { name, count } = found.department;
  const lead = departmentLead(name);
  const description = lead ? t(lead) : t("{{count}} products", { count });
  const title = pageTitle(t, t(titleOf(name)), found.data);
  return { data: found.data, name, links: linksOf(catalogue, name), title, description };
}

export function stepsTo(department: string) {
  return [
    { name: "Home", path: "/" },
    { name: titleOf(department), path: departmentPath(department) },
  ];
}

function CategoryPage({ data: found, isReturn }: ScreenProps<PageData>) {
  const { t } = useTranslation();
  const { data, name, links } = found;
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
  return <Listing data={data} isReturn={isReturn} heading={heading} />;
}

/** The screen, as browsers load it. */
export const categoryPage: Screen<PageData> = {
  Screen: CategoryPage,
  async loadIn({ params, request }, words) {
    return { ...(await findCategoryPage(params["category"], request, words)), origin: location.origin, things: [] };
  },
};
