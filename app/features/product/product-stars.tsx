import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { writeRating } from "~/platform/i18n/write-rating.ts";
import { Stars } from "~/platform/ui/stars.tsx";
import type { CardProduct } from "../catalogue/product.ts";

type ProductStarsProps = { product: Pick<CardProduct, "rating" | "customers">; size?: number | undefined };

/** The customers' rating with their number, or else the shop's own, labelled as such; nothing if there is neither. */
export function ProductStars({ product: { rating, customers }, size }: ProductStarsProps) {
  const { t, i18n } = useTranslation();
  if (!customers && rating === 0) return null;
  return (
    <span className="flex items-center gap-2 text-sm text-muted">
      <Stars rating={customers?.average ?? rating} count={customers?.count} isOurs={!customers} size={size} />
      <span aria-hidden>
        {customers ? `${writeRating(customers.average, i18n.language)} (${customers.count})` : t("our rating")}
      </span>
    </span>
  );
}
