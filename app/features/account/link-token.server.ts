import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What a link of ours is for, and whose address it is about; undefined where we never signed it. Whether its time is over
 * the library checks.
 */
export function readLinkToken(token: string, secret: string): { email: string; isChange: boolean } | undefined {
  const [head = "", body = "", signature = ""] = token.split(".");
  const right = createHmac("sha256", secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, "base64url").toString());
    if (typeof claims !== "object" || claims === null || !("email" in claims)) return undefined;
    const { email } = claims;
    return typeof email === "string" ? { email, isChange: "updateTo" in claims } : undefined;
  } catch {
    return undefined;
  }
}
