/** A review: of an account, or imported. */
export type ReviewTable = {
  id: string;
  product_id: string;
  /** Null where it was imported. */
  user_id: string | null;
  rating: number;
  /** The name that it is shown under. */
  author: string;
  title: string;
  body: string;
  written_at: string;
  edited_at: string | null;
  /** Where an imported one was written. */
  source: string | null;
  /** The order of this shop that an imported one is about, where it is known. */
  order_id: string | null;
};
