/** Returns the calendar day of an instant in a time zone: `"2026-11-21"`. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
}

const MINUTE_MS = 60_000;

/** Creates a function that returns today's date, recomputed at most once a minute because every page needs it. */
export function createToday(timeZone: string): () => string {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let day = "";
  return () => {
    const now = Date.now();
    if (Math.abs(now - lookedAt) >= MINUTE_MS) {
      lookedAt = now;
      day = dayIn(timeZone, new Date(now));
    }
    return day;
  };
}
