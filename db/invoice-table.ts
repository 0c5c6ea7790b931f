/** An invoice or credit note as issued. It outlives its order, so it has no foreign key to it. */
export type InvoiceTable = {
  id: string;
  /** Prefix and position in the series: `INV-1001`. */
  number: string;
  /** Prefix of the series that the number belongs to. */
  series: string;
  /** Position in that series. */
  place: number;
  /** `invoice` or `credit-note`. */
  kind: string;
  order_id: string;
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null;
  issued_at: string;
  currency: string;
  /** Cents invoiced or credited. */
  total: number;
  /** JSON of `InvoiceDocument`. */
  document: string;
};

/** The last number used in each series. */
export type InvoiceSeriesTable = { prefix: string; last_place: number };
