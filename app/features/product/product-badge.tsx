import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { priceOf } from "../catalogue/price.ts";
import { type CardProduct, totalStock } from "../catalogue/product.ts";

const badge = "pointer-events-none absolute start-3 top-2 rounded-base bg-surface px-2 py-0.5 text-sm";

/** The one badge over a picture: sold out, or else the reduction (for readers, the price says it), or else new. */
export function ProductBadge({ product }: { product: CardProduct }) {
  const { t } = useTranslation();
  const { percent } = priceOf(product);
  if (totalStock(product) === 0) return <span className={`${badge} text-muted`}>{t("Sold out")}</span>;
  if (percent)
    return (
      <span aria-hidden className={`card-badge ${badge} text-ink`}>
        {t("−{{percent}}%", { percent })}
      </span>
    );
  return product.isNew && <span className={`card-badge ${badge} text-ink`}>{t("New")}</span>;
}
