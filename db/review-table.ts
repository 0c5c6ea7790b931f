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
};
