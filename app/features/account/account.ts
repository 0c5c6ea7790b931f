import type { Address } from "../shop/address.ts";

/** Whoever is signed in, as their own browser sees it. */
export type AccountUser = { name: string; email: string; language: string };

/** A place where somebody is signed in. Times are ISO in UTC. */
export type SignIn = {
  id: string;
  startedAt: string;
  seenAt: string;
  ipAddress: string;
  userAgent: string;
  isThisOne: boolean;
};

export type SavedAddress = { id: string; address: Address; isDefault: boolean };

/** An order in the account's list. */
export type OrderSummary = {
  number: string;
  state: string;
  /** How its goods go to the shopper. */
  method: { id: string };
  /** What has happened to it that its state does not say: that its payment is under way. */
  events: readonly { kind: string }[];
  placedAt: string;
  currency: string;
  total: number;
  pieces: number;
  /** What its lines are of, in their order: enough for their pictures. */
  items: readonly OrderedItem[];
};

export type OrderedItem = { id: string; color?: string };

/** A product that somebody waits for; `item` is its stock key. */
export type StockRequest = { item: string; askedAt: string };

export const MAX_ADDRESSES = 20;
