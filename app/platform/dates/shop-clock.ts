import { create } from "zustand";

const MINUTE_MS = 60_000;

/** How far the browser's clock is ahead of the server's, in ms rounded to whole minutes; 0 until the first response. */
export const useClockOffset = create(() => 0);

/** Returns the current time in ms by the server's clock, or by the browser's until the difference is known. */
export function shopNow(): number {
  return Date.now() - useClockOffset.getState();
}

/** Updates the clock offset from the HTTP `Date` header of a response. */
export function setShopTime(date: string | null): void {
  const difference = Date.now() - Date.parse(date ?? "");
  useClockOffset.setState(Math.round(difference / MINUTE_MS) * MINUTE_MS || 0);
}
