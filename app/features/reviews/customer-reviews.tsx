import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Select } from "~/ui/field.tsx";
import { getJson } from "../api/api-client.ts";
import { countReviews } from "./histogram.ts";
import { appendReviews, type Review, type ReviewPage, type ReviewSort, reviewSorts } from "./review.ts";
import { ReviewCard } from "./review-card.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { WriteReview } from "./write-review.tsx";

const sortNames: Readonly<Record<ReviewSort, string>> = {
  newest: "Newest first",
  best: "Highest rated",
  worst: "Lowest rated",
};

const fromElsewhere =
  "Some reviews were not written here: we took them over from elsewhere ({{sources}}), and each of them says so. Unless they are marked as a verified purchase, we have not checked whether their writers bought the product.";

/** Customer reviews of a product; until there are any, `grade` is shown instead. */
export function CustomerReviews({ productId, grade }: { productId: string; grade: ReactNode }) {
  const { t } = useTranslation("account");
  const { page, sort, setSort, more, reload } = useReviews(productId);
  const count = page ? countReviews(page.histogram) : 0;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnMore(list, page?.reviews.length ?? 0);
  return (
    <div className="space-y-12">
      {page && count > 0 ? <ReviewSummary histogram={page.histogram} /> : grade}
      <WriteReview productId={productId} onChange={reload} />
      {page && count > 0 && (
        <section aria-label={t("Reviews")}>
          {count > 1 && (
            <Select
              label={t("Order")}
              className="mb-6 max-w-80"
              value={sort}
              onChange={(event) =>
                setSort(reviewSorts.find((known) => known === event.currentTarget.value) ?? "newest")
              }
            >
              {reviewSorts.map((name) => (
                <option key={name} value={name}>
                  {t(sortNames[name])}
                </option>
              ))}
            </Select>
          )}
          <ul ref={list} className="max-w-3xl divide-y divide-line border-y border-line">
            {page.reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
          {page.reviews.length < count && (
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

/** Loads reviews page by page; if a request fails, there are none to show. */
function useReviews(productId: string) {
  const [sort, setSort] = useState<ReviewSort>("newest");
  const [page, setPage] = useState<ReviewPage>();
  const fetchPage = useCallback(
    (offset: number) =>
      getJson<ReviewPage>(`/api/reviews?${new URLSearchParams({ product: productId, sort, offset: String(offset) })}`),
    [productId, sort],
  );
  const load = useCallback(
    async (left?: AbortSignal) => {
      const answer = await fetchPage(0);
      if (answer.ok && !left?.aborted) setPage(answer.data);
    },
    [fetchPage],
  );
  useEffect(() => {
    const left = new AbortController();
    void load(left.signal);
    return () => left.abort();
  }, [load]);
  async function more(): Promise<void> {
    const known: readonly Review[] = page?.reviews ?? [];
    const answer = await fetchPage(known.length);
    // If another order was chosen in the meantime, this page belongs to an old list.
    if (answer.ok)
      setPage((now) => (now === page ? { ...answer.data, reviews: appendReviews(known, answer.data.reviews) } : now));
  }
  return { page, sort, setSort, more: () => void more(), reload: () => void load() };
}
