import type { Context } from "hono";
import type { AccountAccess, SignedIn } from "./account-access.ts";
import { tooMany } from "./answers.ts";
import { refuseFields } from "./json-body.ts";
import { limits, type Use } from "./shared-limit.ts";

/** `path` is the name of the form field. */
type Typed = { password: string; path: string };

/** Checks the password again before actions that a stolen session must not allow; undefined if it is correct. */
export async function refuseWrongPassword(
  c: Context,
  access: AccountAccess,
  { email, sessionId }: SignedIn,
  { password, path }: Typed,
): Promise<Response | undefined> {
  // Counted for this sign-in alone: nobody without it can use up its attempts.
  const use: Use = [limits.passwords, `session ${sessionId}`];
  const wait = await access.limits.shared.count(use);
  if (wait > 0) return tooMany(c, wait);
  if (!(await access.isPassword(c, email, password)))
    return refuseFields(c, [{ path, message: "This is not your password." }]);
  await access.limits.shared.forget(use);
  return undefined;
}
