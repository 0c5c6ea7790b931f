/** Whether a number can be a rate of exchange. */
export function isRate(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}

/** The rates in anything that was stored or received: codes of three letters with numbers above zero. */
export function readRates(raw: unknown): Readonly<Record<string, number>> {
  const pairs = Object.entries(typeof raw === "object" ? (raw ?? {}) : {});
  return Object.fromEntries(pairs.filter(([code, rate]) => /^[A-Z]{3}$/.test(code) && isRate(rate)));
}
