export type AttemptedOrder = { number: string; code: string };

/** A checkout on its way to an order: `order` is there once the server has told it. */
export type OrderAttempt = { key: string; mintedAt: number; order?: AttemptedOrder };

const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

/**
 * Whether a key from earlier still stands for the checkout of now. Without an answer it does for as long as an order
 * placed with it could still be waiting for its payment (`holdMinutes`), with one until the shopper is back to see what became
 * of it; times are in ms.
 */
export function isCurrent(attempt: OrderAttempt, now: number, holdMinutes: number): boolean {
  const age = now - attempt.mintedAt;
  return age >= 0 && age < (attempt.order ? MONTH : (holdMinutes + 5) * MINUTE);
}

/** Makes an attempt of stored text, or nothing where it is none. */
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
