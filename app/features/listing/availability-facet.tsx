import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useLatest } from "~/platform/ui/use-latest.ts";
import type { Facets } from "../catalogue/facets.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { FacetGroup } from "./facet-group.tsx";
import { useChosen } from "./use-filters.ts";

type AvailabilityFacetProps = {
  facets: Facets;
  query: ProductQuery;
  onChange: (change: Partial<Pick<ProductQuery, "inStock" | "onSale">>) => void;
};

/** Filters for products in stock and on sale. */
export function AvailabilityFacet({ facets, query, onChange }: AvailabilityFacetProps) {
  const { t } = useTranslation();
  const [inStock, showInStock] = useChosen(query, query.inStock);
  const [onSale, showOnSale] = useChosen(query, query.onSale);
  const chooseStock = useLatest(() => {
    showInStock(!inStock);
    onChange({ inStock: !inStock });
  });
  const chooseSale = useLatest(() => {
    showOnSale(!onSale);
    onChange({ onSale: !onSale });
  });
  return (
    <FacetGroup title={t("Availability and offers")}>
      <FacetChoice
        name="stock"
        value="1"
        count={facets.inStock}
        isChosen={inStock}
        onChoose={chooseStock}
        label={t("In stock")}
      />
      <FacetChoice
        name="sale"
        value="1"
        count={facets.onSale}
        isChosen={onSale}
        onChoose={chooseSale}
        label={t("On sale")}
      />
    </FacetGroup>
  );
}
