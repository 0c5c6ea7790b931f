import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { writeRating } from "~/platform/i18n/write-rating.ts";
import { Stars } from "~/platform/ui/stars.tsx";
import type { CardProduct } from "../catalogue/product.ts";
import { ProductStars } from "../product/product-stars.tsx";

/** Link to a product's reviews, with the average customer rating or, without reviews, the shop's own. */
export function ProductRating({ product }: { product: Pick<CardProduct, "rating" | "customers"> }) {
  const { t, i18n } = useTranslation();
  const { customers, rating } = product;
  return (
    <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 text-sm text-muted hover:underline">
      {customers ? (
        <>
          <Stars rating={customers.average} size={15} />
          <span aria-hidden>{t("{{rating}} of 5", { rating: writeRating(customers.average, i18n.language) })}</span>
          <span>{t("{{count}} reviews", { count: customers.count })}</span>
        </>
      ) : rating > 0 ? (
        <ProductStars product={product} size={15} />
      ) : (
        t("Reviews")
      )}
    </a>
  );
}
