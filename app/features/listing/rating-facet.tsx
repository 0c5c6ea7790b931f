import type { Facets } from "~/features/catalogue/facets.ts";
import type { ProductQuery } from "~/features/catalogue/product-query.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { useLatest } from "~/ui/use-latest.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { FacetGroup } from "./facet-group.tsx";

type RatingFacetProps = {
  ratings: Facets["ratings"];
  query: ProductQuery;
  onChange: (change: Pick<ProductQuery, "rating">) => void;
};

/** The least rating that is wanted. */
export function RatingFacet({ ratings, query, onChange }: RatingFacetProps) {
  const { t } = useTranslation();
  const choose = useLatest((value: string) => onChange({ rating: value ? Number(value) : undefined }));
  const offered = ratings.filter(({ rating, count }) => count > 0 || query.rating === rating);
  if (offered.length === 0) return null;
  const line = { type: "radio", name: "rating" } as const;
  return (
    <FacetGroup title={t("Rating")}>
      <FacetChoice
        {...line}
        value=""
        count={Math.max(...ratings.map(({ count }) => count))}
        isChosen={query.rating === undefined}
        onChoose={choose}
        label={t("Any")}
      />
      {offered.map(({ rating, count }) => (
        <FacetChoice
          key={rating}
          {...line}
          value={String(rating)}
          count={count}
          isChosen={query.rating === rating}
          onChoose={choose}
          rating={rating}
          label={rating < 5 ? t("and up") : ""}
        />
      ))}
    </FacetGroup>
  );
}
