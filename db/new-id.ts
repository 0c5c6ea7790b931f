import { randomBytes } from "node:crypto";

let last = 0;

/** Returns an id that sorts by creation time, even within one millisecond of one process. */
export function newId(now: Date): string {
  last = Math.max(last + 1, now.getTime() * 1000);
  return `${last.toString(36).padStart(11, "0")}-${randomBytes(10).toString("hex")}`;
}
