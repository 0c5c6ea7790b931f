import { shop } from "../../../shop.config.ts";
import { keepText, readText } from "../../platform/storage/guarded-storage.ts";
import { type AttemptedOrder, isCurrent, type OrderAttempt, parseAttempt } from "./order-attempt.ts";
import { randomKey } from "./random-key.ts";

/** Stored beside the cart and shared by all tabs: two tabs with one cart place one order. */
const STORAGE_KEY = "vitrine:order-attempt";

/** The attempt that storage refused; once storage holds it, another tab can end it. */
let unstored: OrderAttempt | undefined;

/** Returns this browser's current attempt, if any. */
export function currentAttempt(): OrderAttempt | undefined {
  const stored = parseAttempt(readText("localStorage", STORAGE_KEY));
  // If there was no room to store the order, this tab still knows it.
  const isStale = stored !== undefined && !stored.order && stored.key === unstored?.key;
  const attempt = isStale ? unstored : (stored ?? unstored);
  return attempt && isCurrent(attempt, Date.now(), shop.payment.holdMinutes) ? attempt : undefined;
}

/** Returns the idempotency key of the current checkout, creating one if needed. */
export function hitKey(): string {
  const attempt = currentAttempt() ?? { key: randomKey(), mintedAt: Date.now() };
  keep(attempt);
  return attempt.key;
}

/** Stores which order the attempt became. */
export function noteOrder(key: string, { number, code }: AttemptedOrder): void {
  keep({ key, mintedAt: Date.now(), order: { number, code } });
}

/** Ends the attempt; the next checkout is a new one. */
export function forgetAttempt(): void {
  unstored = undefined;
  keepText("localStorage", STORAGE_KEY, undefined);
}

/** Ends the attempt if it became this order. Returns whether it had: true once per order and browser. */
export function finishAttempt(number: string): boolean {
  if (currentAttempt()?.order?.number !== number) return false;
  forgetAttempt();
  return true;
}

function keep(attempt: OrderAttempt): void {
  // If storage is blocked or full, the attempt lasts as long as the tab.
  unstored = keepText("localStorage", STORAGE_KEY, JSON.stringify(attempt)) ? undefined : attempt;
}
