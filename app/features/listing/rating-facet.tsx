import type { Facets } from "~/features/catalogue/facets.ts";
import type { ProductQuery } from "~/features/catalogue/product-query.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Stars } from "~/ui/stars.tsx";
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
        onChange={() => onChange({ rating: undefined })}
      >
        {t("Any")}
      </FacetChoice>
      {offered.map(({ rating, count }) => (
        <FacetChoice
          key={rating}
          {...line}
          value={String(rating)}
          count={count}
          isChosen={query.rating === rating}
          onChange={() => onChange({ rating })}
        >
          <span className="flex items-center gap-2">
            <Stars rating={rating} /> {rating < 5 && t("and up")}
          </span>
        </FacetChoice>
      ))}
    </FacetGroup>
  );
}
