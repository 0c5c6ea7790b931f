const DAY = 86_400_000;

/** The calendar day (`"2026-11-21"`) that lies a number of days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The same counted in working days, Monday to Friday; public holidays are not known here. */
export function workingDaysAfter(day: string, days: number): string {
  let after = day;
  for (let left = days; left > 0; ) {
    after = daysAfter(after, 1);
    if (new Date(after).getUTCDay() % 6 !== 0) left--;
  }
  return after;
}

/** The number of a calendar day's week, Monday to Sunday, counted from the beginning of 1970. */
export function weekOf(day: string): number {
  const FROM_MONDAY = 3;
  return Math.floor((Date.parse(day) / DAY + FROM_MONDAY) / 7);
}
