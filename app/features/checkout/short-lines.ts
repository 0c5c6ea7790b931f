import { recordOf } from "../../platform/requests/records.ts";
import type { LineChoice } from "../orders/order.ts";

/** A line that cannot be delivered as ordered; `left` is 0 if it is no longer sold. */
export type ShortLine = LineChoice & { left: number };

/** Reads the short lines from an error's details, dropping invalid ones. */
export function shortLinesOf({ details }: { details: Readonly<Record<string, unknown>> }): ShortLine[] {
  const lines: unknown[] = Array.isArray(details["lines"]) ? details["lines"] : [];
  return lines.flatMap((line) => {
    const { id, color, size, left = 0 } = recordOf(line);
    if (typeof id !== "string" || typeof left !== "number") return [];
    return [{ id, left, ...(typeof color === "string" && { color }), ...(typeof size === "string" && { size }) }];
  });
}
