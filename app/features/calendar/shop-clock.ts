import { create } from "zustand";

const MINUTE_MS = 60_000;

/** How far this browser's clock is ahead of the shop's, in ms and whole minutes; 0 until the shop answers. */
export const useClockOffset = create(() => 0);

/** Now, in ms: by the clock of the shop's server where that is known, otherwise by the browser's. */
export function shopNow(): number {
  return Date.now() - useClockOffset.getState();
}

/** Notes the shop's time, which every answer of its server names (HTTP `Date`). */
export function noteShopTime(date: string | null): void {
  const difference = Date.now() - Date.parse(date ?? "");
  useClockOffset.setState(Math.round(difference / MINUTE_MS) * MINUTE_MS || 0);
}
