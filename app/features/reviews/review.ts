import { z } from "zod/mini";
import { line, NO_CONTROLS_BUT_BREAKS, printable } from "../orders/form-fields.ts";
import type { Histogram } from "./histogram.ts";

export const reviewSorts = ["newest", "best", "worst"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const REVIEWS_AT_ONCE = 10;
const MIN_REVIEW = 20;
export const MAX_REVIEW = 3000;

/** A published review. Times are ISO in UTC. */
export type Review = {
  id: string;
  author: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  body: string;
  writtenAt: string;
  editedAt?: string;
  /** Whether an order of the author's, paid and not returned, includes the product. */
  isVerified: boolean;
  /** Where it was written, if imported from elsewhere. */
  source?: string;
};

/** Appends the next page of reviews; those that a new one has moved there from the page before come once. */
export function appendReviews(known: readonly Review[], next: readonly Review[]): Review[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...next.filter(({ id }) => !ids.has(id))];
}

/** `sources`: where imported reviews were written. */
export type ReviewPage = { histogram: Histogram; sources: readonly string[]; reviews: readonly Review[] };

/** A customer's own review, with the product it is about. */
export type OwnReview = Review & { productId: string };

const choose = "Choose a star rating.";
const short = "Please write a little more: at least 20 characters.";

/** The fields of a review; browser and server validate it with the same rules. */
export const reviewSchema = z.object({
  rating: z.int({ error: choose }).check(z.minimum(1, choose), z.maximum(5, choose)),
  author: line(60, "Enter the name to show with your review."),
  title: line(100, "Enter a short headline."),
  body: z
    .string({ error: short })
    .check(
      z.trim(),
      z.minLength(MIN_REVIEW, short),
      z.maxLength(MAX_REVIEW, "Keep the review under 3000 characters."),
      printable(NO_CONTROLS_BUT_BREAKS),
    ),
});

export type NewReview = z.infer<typeof reviewSchema>;

/** Returns the default display name of a review's author: `"Ida Sommer"` to `"Ida S."`. */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}
