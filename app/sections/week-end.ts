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

/** The end of the running week (the next Monday, 0:00) in a time zone. Takes and gives milliseconds since 1970, UTC. */
export function endOfWeek(now: number, timeZone: string): number {
  const local = now + offsetOf(now, timeZone);
  const daysLeft = (8 - new Date(local).getUTCDay()) % 7 || 7;
  const midnight = Math.floor(local / DAY) * DAY + daysLeft * DAY;
  // Clocks may be put forward or back before then: the offset that counts is the one at the end.
  return midnight - offsetOf(midnight - offsetOf(now, timeZone), timeZone);
}
