import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { withoutFilters } from "./chosen-filters.ts";
import type { ListingData } from "./find-listing.ts";
import { hrefOf } from "./listing-address.ts";

/** Shown when no product matches the URL's filters: happens with old links, never with filters that the page offers. */
export function EmptyListing({ data }: { data: ListingData }) {
  const { t } = useTranslation();
  return (
    <div className="max-w-[41em] py-10">
      <h2 className="text-2xl">{t("No products match all of these filters")}</h2>
      <p className="mt-3 mb-6 text-muted">
        {t("Remove a filter above, or see everything here. Sold-out products may have left the shop.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={hrefOf(data, { query: withoutFilters(data.query) })}>{t("Clear all filters")}</ButtonLink>
        <ButtonLink look="outline" to="/shop-grid-standard">
          {t("All products")}
        </ButtonLink>
      </div>
    </div>
  );
}
