import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Stars } from "~/ui/stars.tsx";
import { whenIdle } from "~/ui/when-idle.ts";
import { getJson } from "../api/api-client.ts";
import { ShopRating } from "../product/shop-rating.tsx";
import { averageOf, countReviews, type Histogram } from "./histogram.ts";

/** Link to a product's reviews, with the average customer rating or, without reviews, the shop's own. */
export function ProductRating({ productId, rating }: { productId: string; rating: number }) {
  const { t } = useTranslation();
  const histogram = useHistogram(productId);
  const count = histogram ? countReviews(histogram) : 0;
  return (
    <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 text-sm text-muted hover:underline">
      {histogram && count > 0 ? (
        <>
          <Stars rating={averageOf(histogram)} size={15} />
          <span aria-hidden>{t("{{rating}} of 5", { rating: averageOf(histogram) })}</span>
          <span>{t("{{count}} reviews", { count })}</span>
        </>
      ) : rating > 0 ? (
        <ShopRating rating={rating} size={15} />
      ) : (
        t("Reviews")
      )}
    </a>
  );
}

/** Loads a product's rating histogram when the page is idle. */
function useHistogram(productId: string): Histogram | undefined {
  const [histogram, setHistogram] = useState<Histogram>();
  useEffect(() => {
    const left = new AbortController();
    async function load(): Promise<void> {
      await whenIdle();
      if (left.signal.aborted) return;
      const answer = await getJson<{ histogram: Histogram }>(`/api/reviews?product=${productId}`, left);
      if (answer.ok && !left.signal.aborted) setHistogram(answer.data.histogram);
    }
    void load();
    return () => left.abort();
  }, [productId]);
  return histogram;
}
