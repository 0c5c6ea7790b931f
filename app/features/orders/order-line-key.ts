import type { LineChoice } from "./order.ts";

/** What distinguishes a line from the others of its order. */
export function lineKey({ id, color, size }: LineChoice): string {
  return [id, color, size].filter(Boolean).join(":");
}
