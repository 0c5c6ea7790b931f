export type AttemptedOrder = { number: string; code: string };

/** A checkout that is becoming an order; `order` is set once the server has returned it. */
export type OrderAttempt = { key: string; mintedAt: number; order?: AttemptedOrder };

const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

/**
 * Whether a stored key still applies to the current checkout. Without a response it does for as long as an order placed
 * with it could be awaiting payment (`holdMinutes`); with one, until the shopper is back to see the order's state, for
 * a month at most. Times are in ms.
 */
export function isCurrent(attempt: OrderAttempt, now: number, holdMinutes: number): boolean {
  const age = now - attempt.mintedAt;
  return age >= 0 && age < (attempt.order ? MONTH : (holdMinutes + 5) * MINUTE);
}

/** Parses a stored attempt; undefined if it is invalid. */
export function parseAttempt(text: string | null): OrderAttempt | undefined {
  try {
    const { key, mintedAt, order } = JSON.parse(text ?? "null") ?? {};
    if (typeof key !== "string" || !/^[\w-]{16,64}$/.test(key) || typeof mintedAt !== "number") return undefined;
    const isKnown = typeof order?.number === "string" && typeof order?.code === "string";
    return { key, mintedAt, ...(isKnown && { order: { number: order.number, code: order.code } }) };
  } catch {
    return undefined;
  }
}
