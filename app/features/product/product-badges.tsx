import { useTranslation } from "~/i18n/use-translation.tsx";
import { priceOf } from "../catalogue/price.ts";
import { type CardProduct, totalStock } from "../catalogue/product.ts";

const badge = "rounded-base px-2 py-0.5 text-[0.8125rem] font-medium";

/** Badges over the picture: sold out, reduction (for readers, the price says it), new. */
export function ProductBadges({ product }: { product: CardProduct }) {
  const { t } = useTranslation();
  const { percent } = priceOf(product);
  return (
    <span className="pointer-events-none absolute start-3 top-3 flex flex-col items-start gap-1">
      {totalStock(product) === 0 && <span className={`${badge} bg-ink text-paper`}>{t("Sold out")}</span>}
      {percent && (
        <span aria-hidden className={`${badge} bg-sale text-accent-ink`}>
          {t("−{{percent}}%", { percent })}
        </span>
      )}
      {product.isNew && <span className={`${badge} bg-surface text-ink`}>{t("New")}</span>}
    </span>
  );
}
