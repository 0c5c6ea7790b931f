import type { Generated } from "kysely";

/** A review, written by an account or imported. */
export type ReviewTable = {
  id: string;
  product_id: string;
  /** Null if imported. */
  user_id: string | null;
  rating: number;
  /** Display name. */
  author: string;
  title: string;
  body: string;
  written_at: string;
  edited_at: string | null;
  /** Where an imported review was first published. */
  source: string | null;
  /** The order in this shop that an imported review refers to, if known. */
  order_id: string | null;
  /** `small`, `expected` or `large`, for clothes; null if not said. */
  fit: Generated<string | null>;
  /** The language of the page it was written on; null if unknown. */
  language: Generated<string | null>;
  /** The owner's answer, which everybody reads. */
  reply: Generated<string | null>;
  replied_at: Generated<string | null>;
};

/** A picture of a review, as made by the shop: WebP of at most 300 kB. */
export type ReviewPictureTable = {
  id: string;
  review_id: string;
  width: number;
  height: number;
  /** Base64. */
  data: string;
  added_at: string;
  /** Since when everybody sees it; null until the owner has released it. */
  released_at: string | null;
};

/** Who found a review helpful. */
export type ReviewVoteTable = { review_id: string; user_id: string; voted_at: string };

/** One row, whose text the database renews with every change to reviews. */
export type RatingsVersionTable = { id: number; version: string };
