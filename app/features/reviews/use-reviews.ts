import { useCallback, useEffect, useState } from "react";
import { type ApiAnswer, getJson } from "../../platform/requests/api-client.ts";
import { createResponseOrder } from "../../platform/requests/response-order.ts";
import { appendReviews, type ReviewPage, type ReviewSort } from "./review.ts";

/** What a reader has chosen; empty texts and 0 choose nothing. */
export type ReviewChoice = { sort: ReviewSort; stars: number; words: string; language: string };

export const anyReview: ReviewChoice = { sort: "newest", stars: 0, words: "", language: "" };

/** Loads the chosen reviews page by page; if a request fails, there are none to show. */
export function useReviews(productId: string) {
  const [choice, setChoice] = useState(anyReview);
  const [page, setPage] = useState<ReviewPage>();
  const [answers] = useState(createResponseOrder);
  const fetchPage = useCallback(
    (offset: number): Promise<ApiAnswer<ReviewPage>> => {
      const chosen = Object.entries({ ...choice, offset }).flatMap(([name, value]) =>
        value ? [[name, `${value}`]] : [],
      );
      return getJson(`/api/reviews?${new URLSearchParams([["product", productId], ...chosen])}`);
    },
    [productId, choice],
  );
  const load = useCallback(async () => {
    const isNews = answers.begin();
    const answer = await fetchPage(0);
    if (isNews() && answer.ok) setPage(answer.data);
  }, [fetchPage, answers]);
  useEffect(() => {
    void load();
    return answers.overtake;
  }, [load, answers]);
  async function more(): Promise<void> {
    const known = page?.reviews ?? [];
    const answer = await fetchPage(known.length);
    // If something else was chosen in the meantime, this page belongs to an old list.
    if (answer.ok)
      setPage((now) => (now === page ? { ...answer.data, reviews: appendReviews(known, answer.data.reviews) } : now));
  }
  return {
    page,
    choice,
    choose: (change: Partial<ReviewChoice>) => setChoice((before) => ({ ...before, ...change })),
    more: () => void more(),
    reload: () => void load(),
  };
}
