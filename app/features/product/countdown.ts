export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the time from `now` (ms) until an ISO time; undefined once it is reached or if the text is invalid. */
export function timeLeft(until: string | undefined, now: number): TimeLeft | undefined {
  const left = Date.parse(until ?? "") - now;
  if (!(left > 0)) return undefined;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}
