import { dayIn } from "./day-in.ts";

const QUARTER_MS = 15 * 60_000;
const MAX_AHEAD_MS = 14 * 3_600_000;

/** How many years records are kept, and the time zone in which years end. */
export type Retention = { years: number; timeZone: string };

/** ISO times; the second is no part of it. */
export type TimeSpan = { from: string; before: string };

/** Returns the ISO time from which records are kept: for whole years after the year that they are from, as tax law counts. */
export function keptSince({ years, timeZone }: Retention, now: Date): string {
  const thisYear = Number(dayIn(timeZone, now).slice(0, 4));
  return startOfDay(timeZone, `${thisYear - years}-01-01`);
}

/** Returns the ISO times at which a month, `"2026-11"`, begins and ends in a time zone. */
export function spanOfMonth(timeZone: string, month: string): TimeSpan {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return {
    from: startOfDay(timeZone, `${month}-01`),
    before: startOfDay(timeZone, next.toISOString().slice(0, 10)),
  };
}

/** Returns the ISO time at which a day begins in a time zone. */
function startOfDay(timeZone: string, day: string): string {
  let at = Date.parse(day) - MAX_AHEAD_MS;
  while (dayIn(timeZone, new Date(at)) < day) at += QUARTER_MS;
  return new Date(at).toISOString();
}
