import { recordOf } from "../api/records.ts";
import type { LineChoice } from "../orders/order.ts";

/** A line that the shop cannot deliver as ordered; `left` is 0 where it is no longer sold. */
export type ShortLine = LineChoice & { left: number };

/** Reads the short lines out of a refusal's details, leaving out what makes no sense. */
export function shortLinesOf({ details }: { details: Readonly<Record<string, unknown>> }): ShortLine[] {
  const lines: unknown[] = Array.isArray(details["lines"]) ? details["lines"] : [];
  return lines.flatMap((line) => {
    const { id, color, size, left = 0 } = recordOf(line);
    if (typeof id !== "string" || typeof left !== "number") return [];
    return [{ id, left, ...(typeof color === "string" && { color }), ...(typeof size === "string" && { size }) }];
  });
}
