/** An invoice or a credit note as it was issued. It outlives its order, so it refers to none. */
export type InvoiceTable = {
  id: string;
  /** The prefix and the place in the series: `INV-1001`. */
  number: string;
  /** The prefix that the number is one of. */
  series: string;
  /** Its place there. */
  place: number;
  /** `invoice` or `credit-note`. */
  kind: string;
  order_id: string;
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null;
  issued_at: string;
  currency: string;
  /** Cents: what was sold, or what was credited of it. */
  total: number;
  /** JSON of `InvoiceDocument`. */
  document: string;
};

/** How far each series of numbers has come. */
export type InvoiceSeriesTable = { prefix: string; last_place: number };
