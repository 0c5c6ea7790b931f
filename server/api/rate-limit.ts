export type RateLimit = {
  /** Counts one use of `key` and returns the seconds to wait, 0 if it is within the limit. */
  count(key: string): number;
};

const MAX_KEYS = 20_000;

/** Limits how often a key may occur per window; 0 means no limit. Kept in memory: each process counts for itself. */
export function createRateLimit({
  limit,
  windowMs,
  now,
}: {
  limit: number;
  windowMs: number;
  now: () => Date;
}): RateLimit {
  /** The key that was counted longest ago comes first. */
  let counts = new Map<string, number>();
  let endsAt = 0;
  function turnWindow(): void {
    const at = now().getTime();
    // If the clock was set back, a new window begins, so that nobody waits until it has caught up.
    if (at < endsAt && at >= endsAt - windowMs) return;
    counts = new Map();
    endsAt = at + windowMs;
  }
  const wait = (times: number) =>
    limit > 0 && times > limit ? Math.max(1, Math.ceil((endsAt - now().getTime()) / 1000)) : 0;
  return {
    count(key) {
      turnWindow();
      const times = (counts.get(key) ?? 0) + 1;
      counts.delete(key);
      counts.set(key, times);
      const [oldest] = counts.keys();
      if (counts.size > MAX_KEYS && oldest !== undefined) counts.delete(oldest);
      return wait(times);
    },
  };
}
