const DAY = 86_400_000;

/** Milliseconds by which a time zone is ahead of UTC at a given moment. */
function offsetOf(moment: number, timeZone: string): number {
  const options = { timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" } as const;
  const format = new Intl.DateTimeFormat("en-US", {
    ...options,
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map((part) => [part.type, Number(part.value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

const FRIDAY = 5;

/**
 * Returns when the next Black Friday begins in a time zone, or today's while it lasts: the Friday after the fourth
 * Thursday of November. Takes and returns milliseconds since 1970, UTC.
 */
export function blackFriday(now: number, timeZone: string): number {
  const local = now + offsetOf(now, timeZone);
  const year = new Date(local).getUTCFullYear();
  const day = local < fridayOf(year) + DAY ? fridayOf(year) : fridayOf(year + 1);
  return day - offsetOf(day - offsetOf(day, timeZone), timeZone);
}

/** Midnight UTC of a year's Black Friday. */
function fridayOf(year: number): number {
  const earliest = Date.UTC(year, 10, 23);
  return earliest + ((FRIDAY - new Date(earliest).getUTCDay() + 7) % 7) * DAY;
}
