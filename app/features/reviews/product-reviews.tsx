import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { loadWords } from "~/platform/i18n/current-words.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { writeRating } from "~/platform/i18n/write-rating.ts";
import { Stars } from "~/platform/ui/stars.tsx";
import type { CardProduct } from "../catalogue/product.ts";

type ProductReviewsProps = {
  product: Pick<CardProduct, "id" | "rating" | "customers">;
  /** Whether it has a size chart, as clothes do, so that reviews say how it fits. */
  hasFit: boolean;
};
type CustomerReviewsProps = { productId: string; hasFit: boolean; grade: ReactNode };

/** If the chunk fails to load, the rating is shown alone instead of an error page. */
const CustomerReviews = lazy<ComponentType<CustomerReviewsProps>>(async () => {
  try {
    const [{ CustomerReviews: Loaded }] = await Promise.all([import("./customer-reviews.tsx"), loadWords("account")]);
    return { default: Loaded };
  } catch {
    return { default: ({ grade }) => grade };
  }
});

/**
 * The reviews of a product. Their mean or, without any, the shop's own rating is in the HTML; the reviews load while they
 * are still a screen away, and take its place: what comes later, above what is read, would move that.
 */
export function ProductReviews({ product, hasFit }: ProductReviewsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: "100%" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNear]);
  const grade = <Grade product={product} />;
  return (
    <div ref={box} className="min-h-40">
      {isNear ? (
        <Suspense fallback={grade}>
          <CustomerReviews productId={product.id} hasFit={hasFit} grade={grade} />
        </Suspense>
      ) : (
        grade
      )}
    </div>
  );
}

function Grade({ product: { customers, rating } }: Pick<ProductReviewsProps, "product">) {
  const { t, i18n } = useTranslation();
  const average = customers?.average ?? rating;
  if (average === 0) return null;
  return (
    <div className="grid max-w-3xl gap-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12">
      <div>
        <p className="font-display text-5xl tabular-nums">
          {t("{{rating}} of 5", { rating: writeRating(average, i18n.language) })}
        </p>
        <p className="mt-3">
          <Stars rating={average} size={20} isOurs={!customers} />
        </p>
        <p className="mt-1 text-sm text-muted">
          {customers ? t("{{count}} reviews", { count: customers.count }) : t("Our rating")}
        </p>
      </div>
      {!customers && (
        <div className="space-y-3">
          <h2 className="text-2xl">{t("What we think of it")}</h2>
          <p>
            {t(
              "The rating is ours: the people who choose what we sell judge finish, usefulness and price. It is an opinion, and we have one on everything here.",
            )}
          </p>
        </div>
      )}
    </div>
  );
}
