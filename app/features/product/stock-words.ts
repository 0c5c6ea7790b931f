/** Up to this many pieces, they are called few, with the exact number if it is the current one. */
const FEW = 5;

export type StockWords = { text: string; values: { count: number }; tone: "good" | "warn" | "sale" };

/**
 * Returns stock in words: an English sentence for `t(text, values)`, and its tone. `pieces` is a count; `isCounted` is
 * false for that of the catalogue's build.
 */
export function stockWords(pieces: number, isCounted: boolean): StockWords {
  const values = { count: pieces };
  if (pieces <= 0) return { text: "Sold out", values, tone: "sale" };
  if (pieces <= FEW) return { text: isCounted ? "Only {{count}} left" : "Few left", values, tone: "warn" };
  return { text: "In stock", values, tone: "good" };
}
