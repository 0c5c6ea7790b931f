import { z } from "zod/mini";
import { line, NO_CONTROLS_BUT_BREAKS, printable } from "../orders/form-fields.ts";
import type { Histogram } from "./histogram.ts";

export const reviewSorts = ["newest", "helpful", "best", "worst"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** How clothes fit, from too small to too large. */
export const fits = ["small", "expected", "large"] as const;
export type Fit = (typeof fits)[number];

export const REVIEWS_AT_ONCE = 10;
const MIN_REVIEW = 20;
export const MAX_REVIEW = 3000;
export const MAX_PICTURES = 4;
/** Bytes of a picture as it is sent. */
export const MAX_PICTURE = 8 * 1024 * 1024;
/** Characters of a search within reviews. */
export const MAX_SEARCH = 80;

/** `isReleased`: whether everybody sees it; the author sees it before. */
export type ReviewPicture = { id: string; width: number; height: number; isReleased: boolean };

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
  fit?: Fit;
  /** How many customers found it helpful. */
  helpful: number;
  /** The owner's answer. */
  reply?: string;
  pictures: readonly ReviewPicture[];
};

/** What a reader of reviews asks for; all of it is optional but the product. */
export type ReviewQuery = {
  productId: string;
  sort: ReviewSort;
  offset: number;
  stars?: number;
  /** Words that the reviews have to contain. */
  words?: string;
  language?: string;
};

/** Appends the next page of reviews; those that a new one has moved there from the page before come once. */
export function appendReviews(known: readonly Review[], next: readonly Review[]): Review[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...next.filter(({ id }) => !ids.has(id))];
}

/**
 * A page of the reviews that were asked for, which are `found` in all. Of all reviews of the product: `histogram`;
 * `sources`, where imported ones were written; `fitting`, how many said each fit; `languages` that they are in.
 */
export type ReviewPage = {
  histogram: Histogram;
  sources: readonly string[];
  fitting: Readonly<Record<Fit, number>>;
  languages: readonly string[];
  found: number;
  reviews: readonly Review[];
};

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
  fit: z.optional(z.enum(fits)),
  /** Of the page that it is written on. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-\w{2,8})?$/i))),
});

export type NewReview = z.infer<typeof reviewSchema>;

/** Returns the default display name of a review's author: `"Ida Sommer"` to `"Ida S."`. */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}
