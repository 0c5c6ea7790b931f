const DAY_MS = 86_400_000;

/**
 * Returns the instant (ms) at which clocks in a time zone show a time, given as if in UTC (ms). Of a time that a clock
 * change skips, the one as long after the change; of a time that it repeats, the first.
 */
export function instantIn(timeZone: string, shown: number): number {
  const before = shown - offsetAt(timeZone, shown - DAY_MS);
  const after = shown - offsetAt(timeZone, shown + DAY_MS);
  const isShown = (at: number) => at + offsetAt(timeZone, at) === shown;
  return isShown(before) || !isShown(after) ? before : after;
}

const kinds = ["year", "month", "day", "hour", "minute", "second"] as const;
/** By time zone: making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const numeric = Object.fromEntries(kinds.map((kind) => [kind, "numeric"]));
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-u-hc-h23", { timeZone, ...numeric });
  formats.set(timeZone, format);
  return format;
}

/** Returns how far a time zone's clocks are ahead of UTC at an instant, in ms. */
function offsetAt(timeZone: string, at: number): number {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 0, ...rest] = kinds.map((kind) => parts.get(kind) ?? 0);
  return Date.UTC(year, month - 1, ...rest) - Math.floor(at / 1000) * 1000;
}
