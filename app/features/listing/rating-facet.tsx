import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useLatest } from "~/platform/ui/use-latest.ts";
import type { Facets } from "../catalogue/facets.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { FacetGroup } from "./facet-group.tsx";
import { useChosen } from "./use-filters.ts";

type RatingFacetProps = {
  ratings: Facets["ratings"];
  query: ProductQuery;
  onChange: (change: Pick<ProductQuery, "rating">) => void;
};

/** Filter by minimum rating. */
export function RatingFacet({ ratings, query, onChange }: RatingFacetProps) {
  const { t } = useTranslation();
  const [chosen, show] = useChosen(query, query.rating);
  const choose = useLatest((value: string) => {
    const rating = value ? Number(value) : undefined;
    show(rating);
    onChange({ rating });
  });
  const offered = ratings.filter(({ rating, count }) => count > 0 || query.rating === rating);
  if (offered.length === 0) return null;
  const line = { type: "radio", name: "rating" } as const;
  return (
    <FacetGroup title={t("Rating")}>
      <FacetChoice
        {...line}
        value=""
        count={Math.max(...ratings.map(({ count }) => count))}
        isChosen={chosen === undefined}
        onChoose={choose}
        label={t("Any")}
      />
      {offered.map(({ rating, count }) => (
        <FacetChoice
          key={rating}
          {...line}
          value={String(rating)}
          count={count}
          isChosen={chosen === rating}
          onChoose={choose}
          rating={rating}
          label={rating < 5 ? t("and up") : ""}
        />
      ))}
      <p className="mt-1 text-sm text-muted">{t("By customers, or ours where there is no review yet")}</p>
    </FacetGroup>
  );
}
