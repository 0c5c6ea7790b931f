import { randomBytes } from "node:crypto";

let last = 0;

/** An id that sorts by the time it was made, also within one millisecond of one process. */
export function newId(now: Date): string {
  last = Math.max(last + 1, now.getTime() * 1000);
  return `${last.toString(36).padStart(11, "0")}-${randomBytes(10).toString("hex")}`;
}
