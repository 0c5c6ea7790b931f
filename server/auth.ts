import type { BaseLogger } from "pino";
import { MAX_PASSWORD, MIN_PASSWORD } from "../app/features/account/account-schema.ts";
import { readLinkToken } from "../app/features/account/link-token.server.ts";
import { queueAccountMail } from "../app/features/account/queue-account-mail.server.ts";
import { settleReset } from "../app/features/account/settle-reset.server.ts";
import type { Database } from "../db/tables.ts";
import type { Environment } from "./environment.ts";

/** Header in which the API passes the shopper's IP address to Better Auth; one sent by a browser is dropped. */
export const ADDRESS_HEADER = "x-shop-client-address";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How passwords are hashed and compared. */
export type Hashing = {
  hash(password: string): Promise<string>;
  verify(one: { hash: string; password: string }): Promise<boolean>;
};

type AuthSettings = {
  db: Database;
  environment: Environment;
  log: BaseLogger;
  now: () => Date;
  /** Whether the shopper's connection is encrypted: then the cookie is bound to this host. */
  isSecure: boolean;
  /** By default the library's own, which is slow on purpose. */
  hashing?: Hashing | undefined;
};

/** Better Auth on the shop's own database. Imported on first use: it costs 20 MB that browsing never needs. */
export async function createAuth({ db, environment, log, now, isSecure, hashing }: AuthSettings) {
  const { betterAuth } = await import("better-auth");
  return betterAuth({
    // "sqlite" means column types that both databases have: times as ISO text, booleans as 0 and 1.
    database: { db, type: "sqlite" },
    secret: environment.secrets[0],
    baseURL: environment.baseUrl,
    ...tableNames,
    user: { ...tableNames.user, changeEmail: { enabled: true } },
    emailAndPassword: {
      enabled: true,
      ...(hashing && { password: hashing }),
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        queueAccountMail(db, { template: "reset-password", userId: user.id, token }, now()),
      onPasswordReset: ({ user }) => settleReset(db, user.id, now()),
      onExistingUserSignUp: ({ user }) =>
        queueAccountMail(db, { template: "already-registered", userId: user.id, at: now().toISOString() }, now()),
    },
    emailVerification: {
      expiresIn: DAY,
      sendOnSignIn: true,
      sendVerificationEmail: ({ user, token, url }) => {
        const template = readLinkToken(token, environment.secrets)?.newEmail
          ? "confirm-new-address"
          : "confirm-address";
        const returnTo = unpackPath(new URL(url).searchParams.get("callbackURL") ?? "");
        const job = { template, userId: user.id, email: user.email, token, returnTo } as const;
        return queueAccountMail(db, job, now());
      },
    },
    session: { ...tableNames.session, expiresIn: 30 * DAY, updateAge: DAY },
    // It reads a count before it writes it, so requests at once get past: `account-limits.ts` counts first.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // By default it prints errors with everything attached to them, including rows with personal data.
    onAPIError: { throw: true },
    logger: { level: "error", log: (level, message) => log[level === "error" ? "error" : "debug"](message) },
    advanced: {
      database: { validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure },
      cookies: { session_token: { name: sessionCookie(isSecure) } },
    },
  });
}

/** Encodes a path so that the library accepts it as one of its own URLs. */
export function packPath(path: string): string {
  return `/${Buffer.from(path).toString("base64url")}`;
}

function unpackPath(packed: string): string {
  return Buffer.from(packed.slice(1), "base64url").toString() || "/my-account";
}

/** Name of the session cookie; browsers refuse the `__Host-` prefix from any other host. */
export function sessionCookie(isSecure: boolean): string {
  return isSecure ? "__Host-session" : "session";
}

const times = { createdAt: "created_at", updatedAt: "updated_at" };

/** Maps the library's table and column names to ours. */
const tableNames = {
  user: {
    modelName: "users",
    fields: { emailVerified: "email_verified", ...times },
    additionalFields: { language: { type: "string", required: true } },
  },
  session: {
    modelName: "sessions",
    fields: {
      userId: "user_id",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      ...times,
    },
  },
  account: {
    modelName: "credentials",
    fields: {
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...times,
    },
  },
  verification: { modelName: "verifications", fields: { expiresAt: "expires_at", ...times } },
} as const;
