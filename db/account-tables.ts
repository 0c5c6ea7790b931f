/** This and the four after it belong to the library for accounts, which writes them. */
export type UserTable = {
  id: string;
  name: string;
  /** In small letters. */
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
  /** What the cookie holds, besides its signature. */
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

export type RateLimitTable = {
  id: string;
  key: string;
  count: number;
  /** Milliseconds since 1970. */
  last_request: number;
};

/** Wrong passwords and letters asked for; `key` is a keyed hash of what they were about. */
export type AttemptTable = { key: string; count: number; since: string };

export type AddressTable = {
  id: string;
  user_id: string;
  /** JSON of `Address`. */
  address: string;
  is_default: number;
  created_at: string;
};

/** Which orders stand in which account. */
export type AccountOrderTable = { order_id: string; user_id: string; added_at: string };

/** What is in an account's cart and on its wishlist; `version` counts what was written, from 1. */
export type AccountChoicesTable = {
  user_id: string;
  version: number;
  /** JSON of `Choices`. */
  choices: string;
  updated_at: string;
};
