/** Up to this many pieces, the exact number is shown. */
const FEW = 5;

export type StockWords = { text: string; values: { count: number }; tone: "good" | "warn" | "sale" };

/** Returns stock in words: an English sentence for `t(text, values)`, and its tone. `pieces` is a count. */
export function stockWords(pieces: number): StockWords {
  const values = { count: pieces };
  if (pieces <= 0) return { text: "Sold out", values, tone: "sale" };
  if (pieces <= FEW) return { text: "Only {{count}} left", values, tone: "warn" };
  return { text: "In stock", values, tone: "good" };
}
