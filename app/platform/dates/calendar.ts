import { type Closed, weekdays } from "../../settings/closed-days.ts";

const DAY = 86_400_000;

/** Returns whether a text is a day that exists, such as `"2026-11-21"`. */
export function isDay(text: string): boolean {
  const date = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns the calendar day (`"2026-11-21"`) a number of days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Like `daysAfter`, but in working days: those on which nothing is closed; Saturday and Sunday unless told otherwise. */
export function workingDaysAfter(day: string, days: number, closed: Closed = {}): string {
  let after = day;
  for (let left = days; left > 0 || !isWorkingDay(after, closed); ) {
    after = daysAfter(after, 1);
    if (isWorkingDay(after, closed)) left--;
  }
  return after;
}

function isWorkingDay(day: string, { days = [], weekdays: off = ["saturday", "sunday"] }: Closed): boolean {
  const weekday = weekdays[new Date(day).getUTCDay()];
  return !(weekday && off.includes(weekday)) && !days.includes(day) && !days.includes(day.slice(5));
}

/** Returns the week number of a calendar day, Monday to Sunday, counted from the beginning of 1970. */
export function weekOf(day: string): number {
  const FROM_MONDAY = 3;
  return Math.floor((Date.parse(day) / DAY + FROM_MONDAY) / 7);
}
