import { dayIn } from "./day-in.ts";

const QUARTER_MS = 15 * 60_000;
const MAX_AHEAD_MS = 14 * 3_600_000;

/** How many years records are kept, and the time zone in which years end. */
export type Retention = { years: number; timeZone: string };

/** Returns the ISO time from which records are kept: for whole years after the year that they are from, as tax law counts. */
export function keptSince({ years, timeZone }: Retention, now: Date): string {
  const thisYear = Number(dayIn(timeZone, now).slice(0, 4));
  return startOfYear(timeZone, thisYear - years).toISOString();
}

/** Returns the instant at which a year begins in a time zone. */
function startOfYear(timeZone: string, year: number): Date {
  let at = Date.UTC(year, 0, 1) - MAX_AHEAD_MS;
  while (dayIn(timeZone, new Date(at)) < `${year}-01-01`) at += QUARTER_MS;
  return new Date(at);
}
