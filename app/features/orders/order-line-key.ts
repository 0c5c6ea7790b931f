import type { LineChoice } from "./order.ts";

/** Returns a key that is unique among the lines of an order. */
export function lineKey({ id, color, size }: LineChoice): string {
  return [id, color, size].filter(Boolean).join(":");
}
