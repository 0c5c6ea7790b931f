/** The auth library owns this table and the four below, and writes to them. */
export type UserTable = {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  email_verified: number;
  image: string | null;
  language: string;
  created_at: string;
  updated_at: string;
};

export type SessionTable = {
  id: string;
  user_id: string;
  /** The session cookie's value, without its signature. */
  token: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
};

export type CredentialTable = {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  /** A scrypt hash with its salt. */
  password: string | null;
  created_at: string;
  updated_at: string;
};

export type VerificationTable = {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
};

/** Written by earlier builds only. */
export type RateLimitTable = {
  id: string;
  key: string;
  count: number;
  /** Milliseconds since the Unix epoch. */
  last_request: number;
};

/** Browsers that have signed in to an account before: a hash of the browser's cookie. */
export type KnownBrowserTable = { token_hash: string; user_id: string; seen_at: string };

/** Rate limits of failed sign-ins and e-mails sent to an address; `key` is a keyed hash of what is limited. */
export type RateLimitHitTable = { key: string; count: number; since: string };

export type AddressTable = {
  id: string;
  user_id: string;
  /** JSON of `Address`. */
  address: string;
  is_default: number;
  created_at: string;
};

/** Maps each order to the account it belongs to. */
export type AccountOrderTable = { order_id: string; user_id: string; added_at: string };

/** An account's cart and wishlist; `version` counts the writes, from 1. */
export type AccountChoicesTable = {
  user_id: string;
  version: number;
  /** JSON of `Choices`. */
  choices: string;
  updated_at: string;
};

/** An address that an account had until a time: what was stored under it before then is that person's. */
export type FormerAddressTable = { user_id: string; email: string; until: string };
