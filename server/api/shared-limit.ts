import {
  type Counted,
  countHits,
  forgetHits,
  giveBackHits,
  type Hit,
  hitKey,
  mailboxOf,
  type RateLimitRule,
} from "../../app/features/account/rate-limit-hits.server.ts";
import type { Deps } from "./deps.ts";

/** A rule and what it counts by: a network address, a mailbox, an account. Undefined if that is unknown: not counted. */
export type Use = readonly [rule: RateLimitRule, by: string | undefined];

export type SharedLimits = {
  /** Counts uses before they are made, all or none, and returns the seconds to wait, 0 if all are within their limits. */
  count(...uses: readonly Use[]): Promise<number>;
  /** The same, unless it is a repeat: something with this name was counted within a day. */
  countOnce(name: string, ...uses: readonly Use[]): Promise<Counted>;
  /** Takes counted uses back that turned out not to be what is limited. */
  giveBack(...uses: readonly Use[]): Promise<void>;
  /** Begins one count anew. */
  forget(use: Use): Promise<void>;
};

const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const HOUR = 60 * MINUTE;

/**
 * Limits shared by all processes of a shop. Where strangers could use up what somebody else needs, they are counted by
 * network and address together, with a higher ceiling for the address alone.
 */
export const limits = {
  entries: { kind: "entry", limit: 20, windowMs: MINUTE },
  passwords: { kind: "password", limit: 10, windowMs: 15 * MINUTE },
  passwordsOfAddress: { kind: "password-address", limit: 100, windowMs: HOUR },
  resets: { kind: "reset", limit: 5, windowMs: HOUR },
  resetsOfAddress: { kind: "reset-address", limit: 15, windowMs: HOUR },
  letters: { kind: "letter", limit: 5, windowMs: HOUR },
  lettersOfAddress: { kind: "letter-address", limit: 15, windowMs: HOUR },
  lettersByAccounts: { kind: "letter-account", limit: 15, windowMs: HOUR },
  orders: { kind: "order", limit: 30, windowMs: TEN_MINUTES },
  ordersOfAddress: { kind: "order-email", limit: 15, windowMs: TEN_MINUTES },
  orderMisses: { kind: "order-miss", limit: 30, windowMs: TEN_MINUTES },
  orderMissesOfNumber: { kind: "order-miss-number", limit: 300, windowMs: TEN_MINUTES },
  wrongCoupons: { kind: "coupon", limit: 30, windowMs: TEN_MINUTES },
  withdrawals: { kind: "withdrawal", limit: 10, windowMs: TEN_MINUTES },
  withdrawalsOfAddress: { kind: "withdrawal-address", limit: 60, windowMs: TEN_MINUTES },
  messages: { kind: "message", limit: 5, windowMs: TEN_MINUTES },
  stockAlerts: { kind: "stock-alert", limit: 20, windowMs: TEN_MINUTES },
  pictures: { kind: "picture", limit: 24, windowMs: TEN_MINUTES },
  signUps: { kind: "newsletter", limit: 5, windowMs: TEN_MINUTES },
} as const satisfies Record<string, RateLimitRule>;

/** Letters that anybody can trigger to an address. */
export function letterUses(email: string, network: string | undefined): readonly Use[] {
  const mailbox = mailboxOf(email);
  return [
    [limits.letters, `${mailbox} ${network}`],
    [limits.lettersOfAddress, mailbox],
  ];
}

/** Withdrawals, which anybody can declare with any address for the receipt: a stranger's do not use up the owner's. */
export function withdrawalUses(email: string, network: string | undefined): readonly Use[] {
  const mailbox = mailboxOf(email);
  return [
    [limits.withdrawals, network ?? mailbox],
    [limits.withdrawalsOfAddress, mailbox],
  ];
}

/** Creates the limits, which are stored in the database under hashed keys; `RATE_LIMIT=0` lifts them. */
export function createSharedLimits({ db, environment, now }: Pick<Deps, "db" | "environment" | "now">): SharedLimits {
  const {
    rateLimit,
    secrets: [secret],
  } = environment;
  const hits = (uses: readonly Use[]): Hit[] =>
    uses.flatMap(([rule, by]) => (by === undefined ? [] : { rule, key: hitKey(rule, by, secret) }));
  const count = async (uses: readonly Use[], once?: string): Promise<Counted> =>
    rateLimit === 0 ? { wait: 0, isRepeat: false } : countHits(db, hits(uses), now(), once);
  return {
    count: async (...uses) => (await count(uses)).wait,
    countOnce: (name, ...uses) => count(uses, hitKey({ kind: "once" }, name, secret)),
    giveBack: (...uses) => giveBackHits(db, hits(uses)),
    async forget(use) {
      for (const { key } of hits([use])) await forgetHits(db, key);
    },
  };
}
