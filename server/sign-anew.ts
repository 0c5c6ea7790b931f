import { isSigned, type Secrets, sign } from "../db/secrets.ts";

/**
 * Returns the value of a cookie that one of the earlier secrets has signed, signed with the first: the auth library knows
 * no other. Undefined if none of them has.
 */
export function signedAnew(value: string, [first, ...earlier]: Secrets): string | undefined {
  const at = value.lastIndexOf(".");
  const [text, signature] = [value.slice(0, at), value.slice(at + 1)];
  return at > 0 && isSigned(text, signature, earlier, "base64") ? `${text}.${sign(text, first, "base64")}` : undefined;
}
