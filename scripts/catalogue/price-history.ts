import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";

type History = StoredProduct["priceHistory"];

/**
 * Returns the price history of a product that costs `selling` cents from now on. Recorded prices are never changed or
 * dropped: only if the price differs, the current one ends and a new one starts. A new product uses the earlier prices
 * in its file, or else its history starts now.
 */
export function continueHistory(
  recorded: History | undefined,
  given: History | undefined,
  selling: number,
  now: Date,
): History {
  const spans = recorded ?? given ?? [];
  const moment = now.toISOString();
  const running = spans.find(({ validTo }) => !validTo);
  if (running && Math.round(running.price * 100) === selling) return spans;
  const closed = spans.map((span) => (span === running ? { ...span, validTo: moment } : span));
  const last = closed.at(-1)?.validTo;
  return [...closed, { price: selling / 100, validFrom: running || !last || recorded ? moment : last }];
}
