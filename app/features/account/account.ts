import type { Address } from "../delivery/address.ts";

/** The signed-in user, as sent to their own browser. */
export type AccountUser = { name: string; email: string; language: string };

/** An active session. Times are ISO in UTC. */
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
  /** Its delivery method. */
  method: { id: string };
  /** Events that `state` does not show: a pending payment. */
  events: readonly { kind: string }[];
  placedAt: string;
  currency: string;
  total: number;
  pieces: number;
  /** The distinct items of its lines, in order, for their pictures. */
  items: readonly OrderedItem[];
};

export type OrderedItem = { id: string; color?: string };

/** A back-in-stock alert; `item` is the stock key. */
export type StockAlert = { item: string; askedAt: string };

export const MAX_ADDRESSES = 20;
