import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { findListing } from "~/features/listing/find-listing.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { pageTitle } from "~/features/listing/page-title.ts";
import type { Screen, ScreenProps } from "~/features/screens/prerendered-screen.store.ts";
import type { Thing } from "~/features/shop/structured-data.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";

type PageData = Awaited<ReturnType<typeof findShopPage>> & { origin: string; things: Thing[] };

/** The canonical URL of the nine layouts, which all show the same products. */
export const PATH = "/shop-grid-standard";
export const steps = [
  { name: "Home", path: "/" },
  { name: "All products", path: PATH },
];

/** Loads the screen of all products. */
export async function findShopPage(request: Request, { language, t }: Words) {
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

function ShopPage({ data: found, isReturn }: ScreenProps<PageData>) {
  const { t } = useTranslation();
  const heading = <ListingHeading title={t("All products")} steps={steps} />;
  return <Listing data={found.data} isReturn={isReturn} heading={heading} />;
}

/** The screen, as browsers load it. */
export const shopPage: Screen<PageData> = {
  Screen: ShopPage,
  async loadIn({ request }, words) {
    return { ...(await findShopPage(request, words)), origin: location.origin, things: [] };
  },
};
