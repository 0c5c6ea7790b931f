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

/** Like `daysAfter`, but in working days: Monday to Friday, except the days on which the shop is closed. */
export function workingDaysAfter(day: string, days: number, closedDays: readonly string[] = []): string {
  let after = day;
  for (let left = days; left > 0 || !isWorkingDay(after, closedDays); ) {
    after = daysAfter(after, 1);
    if (isWorkingDay(after, closedDays)) left--;
  }
  return after;
}

/** `closedDays` are dates such as `"2026-12-24"`, or `"12-25"` for every year. */
function isWorkingDay(day: string, closedDays: readonly string[]): boolean {
  return new Date(day).getUTCDay() % 6 !== 0 && !closedDays.includes(day) && !closedDays.includes(day.slice(5));
}

/** Returns the week number of a calendar day, Monday to Sunday, counted from the beginning of 1970. */
export function weekOf(day: string): number {
  const FROM_MONDAY = 3;
  return Math.floor((Date.parse(day) / DAY + FROM_MONDAY) / 7);
}
