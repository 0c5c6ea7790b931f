import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { countReviews } from "./histogram.ts";
import { ReviewCard } from "./review-card.tsx";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { useOwnReview } from "./use-own-review.ts";
import { anyReview, useReviews } from "./use-reviews.ts";
import { WriteReview } from "./write-review.tsx";

const fromElsewhere =
  "Some reviews were not written here: we took them over from elsewhere ({{sources}}), and each of them says so. Unless they are marked as a verified purchase, we have not checked whether their writers bought the product.";

type CustomerReviewsProps = { productId: string; hasFit: boolean; grade: ReactNode };

/** Customer reviews of a product; until there are any, `grade` is shown instead. */
export function CustomerReviews({ productId, hasFit, grade }: CustomerReviewsProps) {
  const { t } = useTranslation("account");
  const { page, choice, choose, more, reload } = useReviews(productId);
  const { own, reload: reloadOwn } = useOwnReview(productId);
  const count = page ? countReviews(page.histogram) : 0;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnMore(list, page?.reviews.length ?? 0);
  return (
    <div className="space-y-12">
      {page && count > 0 ? (
        <ReviewSummary page={page} hasFit={hasFit} stars={choice.stars} onStars={(stars) => choose({ stars })} />
      ) : (
        grade
      )}
      <WriteReview productId={productId} hasFit={hasFit} own={own} reloadOwn={reloadOwn} onChange={reload} />
      {page && count > 0 && (
        <section aria-label={t("Reviews")}>
          {count > 1 && <ReviewFilters page={page} choice={choice} onChoose={choose} />}
          <p className={page.found === count ? "sr-only" : "mb-4 flex flex-wrap items-center gap-x-4"}>
            <FoundCount count={page.found} />
            {page.found < count && (
              <button
                type="button"
                onClick={() => choose({ ...anyReview, sort: choice.sort })}
                className="min-h-11 underline underline-offset-4"
              >
                {t("Show all reviews")}
              </button>
            )}
          </p>
          <ul ref={list} className="max-w-3xl divide-y divide-line border-y border-line">
            {page.reviews.map((review) => (
              <ReviewCard key={review.id} review={review} hasFit={hasFit} own={own} />
            ))}
          </ul>
          {page.reviews.length < page.found && (
            <Button look="outline" className="mt-6" onClick={more}>
              {t("Show more")}
            </Button>
          )}
        </section>
      )}
      <div className="max-w-3xl space-y-3 text-sm text-muted">
        <p>
          {t(
            "Only customers who bought a product here can review it: we check that against the order. We show good and bad reviews, remove only those that insult, mislead or advertise, and neither buy nor write any.",
          )}
        </p>
        {page && page.sources.length > 0 && <p>{t(fromElsewhere, { sources: page.sources.join(", ") })}</p>}
      </div>
    </div>
  );
}

/** Moves focus to the first newly loaded review when the "Show more" button disappears. */
function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const first = list.current?.children[before.current];
    const isMore = before.current > 0 && count > before.current;
    if (isMore && document.activeElement === document.body && first instanceof HTMLElement)
      first.focus({ preventScroll: true });
    before.current = count;
  }, [list, count]);
}

/** How many reviews there are to read; says so again when that changes. */
function FoundCount({ count }: { count: number }) {
  const { t } = useTranslation("account");
  const words = t("{{count}} reviews", { count });
  useAnnouncement(words);
  return words;
}
