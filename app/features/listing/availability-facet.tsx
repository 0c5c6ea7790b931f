import type { Facets } from "~/features/catalogue/facets.ts";
import type { ProductQuery } from "~/features/catalogue/product-query.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { useLatest } from "~/ui/use-latest.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { FacetGroup } from "./facet-group.tsx";

type AvailabilityFacetProps = {
  facets: Facets;
  query: ProductQuery;
  onChange: (change: Partial<Pick<ProductQuery, "inStock" | "onSale">>) => void;
};

/** Only what can be had now, only what is reduced. */
export function AvailabilityFacet({ facets, query, onChange }: AvailabilityFacetProps) {
  const { t } = useTranslation();
  const chooseStock = useLatest(() => onChange({ inStock: !query.inStock }));
  const chooseSale = useLatest(() => onChange({ onSale: !query.onSale }));
  return (
    <FacetGroup title={t("Availability and offers")}>
      <FacetChoice
        name="stock"
        value="1"
        count={facets.inStock}
        isChosen={query.inStock}
        onChoose={chooseStock}
        label={t("In stock")}
      />
      <FacetChoice
        name="sale"
        value="1"
        count={facets.onSale}
        isChosen={query.onSale}
        onChoose={chooseSale}
        label={t("On sale")}
      />
    </FacetGroup>
  );
}
