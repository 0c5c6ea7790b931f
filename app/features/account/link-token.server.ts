import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Returns the address in a link token that we signed, and its replacement if the link changes the address; undefined if
 * the signature is invalid. The auth library checks the expiry.
 */
export function readLinkToken(token: string, secret: string): { email: string; newEmail?: string } | undefined {
  const [head = "", body = "", signature = ""] = token.split(".");
  const right = createHmac("sha256", secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, "base64url").toString());
    if (typeof claims !== "object" || claims === null || !("email" in claims)) return undefined;
    const { email } = claims;
    if (typeof email !== "string") return undefined;
    return "updateTo" in claims ? { email, newEmail: String(claims.updateTo) } : { email };
  } catch {
    return undefined;
  }
}
