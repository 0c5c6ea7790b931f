import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";

type History = StoredProduct["priceHistory"];

/**
 * The price history of a product that costs `selling` cents from now on. What the shop has recorded is never changed or
 * dropped: the running price is closed and the new one begun, only where they differ. A product that is new here brings
 * what its file knows of earlier prices; without that its history begins now.
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
