import type { Cents, NetContent, PriceSpan, ProductSummary } from "./product.ts";

const DAY = 86_400_000;

/** Converts an amount as written in the catalogue (`12.9`) to cents (`1290`). Throws on fractions of a cent. */
export function toCents(units: number): Cents {
  const cents = Math.round(units * 100);
  if (!Number.isFinite(units) || Math.abs(cents - units * 100) > 1e-6) throw new Error(`not an amount: ${units}`);
  return cents as Cents;
}

/** Converts an amount from a URL or a field to the nearest cent: just multiplied, `19.99 * 100` is less than 1999. */
export function nearestCents(units: number): Cents {
  return Math.round(units * 100) as Cents;
}

/**
 * The one rounding of amounts: a fraction of cents to the nearest cent, halves up. Calculated in whole numbers: in
 * binary fractions 39.90 less 15 % is 33.91499..., and a half would fall either way (docs/decisions/halves-of-a-cent.md).
 */
export function halfUp(cents: number, of: number): Cents {
  return Math.floor((2 * cents + of) / (2 * of)) as Cents;
}

/** Returns the price after a discount in percent, rounded half up to the cent. */
export function discounted(price: Cents, discount: number): Cents {
  return halfUp(price * (100 - discount), 100);
}

/** Multiplies an amount; `count` is an integer. */
export function times(amount: Cents, count: number): Cents {
  return (amount * count) as Cents;
}

/** Returns the sum of amounts; 0 for none. */
export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0) as Cents;
}

export type Price = { now: Cents; was?: Cents; percent?: number };

/**
 * Returns what a product costs, with the struck-through price and percentage that may be shown beside it: both are
 * relative to the lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a; ECJ C-330/23).
 * Neither is returned for a reduction of less than half a percent, which would round to none.
 */
export function priceOf(product: Pick<ProductSummary, "price" | "discount" | "priorPrice">): Price {
  const now = discounted(product.price, product.discount);
  const was = product.priorPrice;
  const percent = was ? Math.round(((was - now) / was) * 100) : 0;
  return was && percent > 0 ? { now, was, percent } : { now };
}

/**
 * Returns the lowest price of the 30 days before the current reduction began; undefined if the last change was no
 * reduction or no earlier price is known. Successive cuts count as one reduction, starting with the first.
 */
export function priorPriceOf(history: readonly PriceSpan[]): Cents | undefined {
  const spans = [...history].sort((a, b) => a.validFrom.localeCompare(b.validFrom));
  let first = spans.length - 1;
  while (first > 0 && priceAt(spans, first - 1) > priceAt(spans, first)) first--;
  if (first === spans.length - 1) return undefined;
  const began = Date.parse(spans[first + 1]?.validFrom ?? "");
  const inWindow = spans.filter((s) => {
    const from = Date.parse(s.validFrom);
    return from < began && Date.parse(s.validTo ?? "9999-12-31") > began - 30 * DAY;
  });
  return inWindow.length > 0 ? (Math.min(...inWindow.map((s) => s.price)) as Cents) : undefined;
}

function priceAt(spans: readonly PriceSpan[], index: number): number {
  return spans[index]?.price ?? 0;
}

/** Kilograms or litres below which a unit price is neither required nor helpful, as for a lipstick. */
const TINY = 0.01;

/** Returns the price per kilogram or litre in cents, for products sold by weight or volume; undefined for tiny ones. */
export function unitPrice(price: Cents, content: NetContent): { price: Cents; unit: "kg" | "l" } | undefined {
  const base = content.unit === "g" || content.unit === "ml" ? content.amount / 1000 : content.amount;
  if (base < TINY) return undefined;
  const unit = content.unit === "g" || content.unit === "kg" ? "kg" : "l";
  return { price: Math.round(price / base) as Cents, unit };
}
