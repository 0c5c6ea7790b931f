const DAY = 86_400_000;

/** Milliseconds by which a time zone's clocks are ahead of UTC at a moment. */
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
 * The beginning of the next Black Friday in a time zone, of today's while it lasts: the Friday after November's fourth
 * Thursday. Takes and gives milliseconds since 1970, UTC.
 */
export function blackFriday(now: number, timeZone: string): number {
  const local = now + offsetOf(now, timeZone);
  const year = new Date(local).getUTCFullYear();
  const day = local < fridayOf(year) + DAY ? fridayOf(year) : fridayOf(year + 1);
  return day - offsetOf(day - offsetOf(day, timeZone), timeZone);
}

/** Midnight of a year's Black Friday, as if its clocks were UTC's. */
function fridayOf(year: number): number {
  const earliest = Date.UTC(year, 10, 23);
  return earliest + ((FRIDAY - new Date(earliest).getUTCDay() + 7) % 7) * DAY;
}
