import { createHmac, timingSafeEqual } from "node:crypto";

/** The shop's secrets: the first signs and hashes; what was signed or hashed with any of the others is still accepted. */
export type Secrets = readonly [string, ...string[]];

type Encoding = "base64url" | "base64";

/** Returns the keyed hash of a text, which is its signature. */
export function sign(text: string, secret: string, encoding: Encoding = "base64url"): string {
  return createHmac("sha256", secret).update(text).digest(encoding);
}

/** Whether a text was signed with one of the secrets. */
export function isSigned(
  text: string,
  signature: string,
  secrets: readonly string[],
  encoding: Encoding = "base64url",
): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const right = Buffer.from(sign(text, secret, encoding));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
