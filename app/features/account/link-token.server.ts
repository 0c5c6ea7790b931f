import { isSigned, type Secrets, sign } from "../../../db/secrets.ts";

/** `token` is the same link, signed with the first secret: the auth library knows no other. */
export type Link = { email: string; newEmail?: string; token: string };

/**
 * Returns the address in a link token that we signed, and its replacement if the link changes the address; undefined if
 * the signature is invalid. The auth library checks the expiry.
 */
export function readLinkToken(given: string, secrets: Secrets): Link | undefined {
  const [head = "", body = "", signature = ""] = given.split(".");
  const signed = `${head}.${body}`;
  if (!isSigned(signed, signature, secrets)) return undefined;
  const token = `${signed}.${sign(signed, secrets[0])}`;
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, "base64url").toString());
    if (typeof claims !== "object" || claims === null || !("email" in claims)) return undefined;
    const { email } = claims;
    if (typeof email !== "string") return undefined;
    return "updateTo" in claims ? { email, newEmail: String(claims.updateTo), token } : { email, token };
  } catch {
    return undefined;
  }
}
