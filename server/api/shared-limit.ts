import {
  type AttemptRule,
  attemptKey,
  checkAttempt,
  countAttempt,
} from "../../app/features/account/attempts.server.ts";
import type { Deps } from "./deps.ts";

export type SharedLimit = {
  /** Counts one use of each key and returns the seconds to wait, 0 if all are within the limit. */
  count(...keys: readonly (string | undefined)[]): Promise<number>;
  /** Returns the seconds to wait without counting. */
  check(...keys: readonly (string | undefined)[]): Promise<number>;
};

const TEN_MINUTES = 10 * 60_000;

/** Limits per network address, order or e-mail address, shared by all processes of a shop. */
export const limits = {
  orders: { kind: "order", limit: 30, windowMs: TEN_MINUTES },
  ordersOfAddress: { kind: "order-email", limit: 15, windowMs: TEN_MINUTES },
  orderMisses: { kind: "order-miss", limit: 30, windowMs: TEN_MINUTES },
  wrongCoupons: { kind: "coupon", limit: 30, windowMs: TEN_MINUTES },
  withdrawals: { kind: "withdrawal", limit: 10, windowMs: TEN_MINUTES },
  messages: { kind: "message", limit: 5, windowMs: TEN_MINUTES },
  stockAlerts: { kind: "stock-alert", limit: 20, windowMs: TEN_MINUTES },
  pictures: { kind: "picture", limit: 24, windowMs: TEN_MINUTES },
  signUps: { kind: "newsletter", limit: 5, windowMs: TEN_MINUTES },
} as const satisfies Record<string, AttemptRule>;

/** Creates a limit that is stored in the database under hashed keys; `RATE_LIMIT=0` lifts it. */
export function createSharedLimit({ db, environment, now }: Deps, rule: AttemptRule): SharedLimit {
  const longest = async (keys: readonly (string | undefined)[], attempt: typeof countAttempt): Promise<number> => {
    if (environment.rateLimit === 0) return 0;
    let wait = 0;
    for (const key of keys.filter((given) => given !== undefined))
      wait = Math.max(wait, await attempt(db, attemptKey(rule, key, environment.secret), rule, now()));
    return wait;
  };
  return {
    count: (...keys) => longest(keys, countAttempt),
    check: (...keys) => longest(keys, checkAttempt),
  };
}
