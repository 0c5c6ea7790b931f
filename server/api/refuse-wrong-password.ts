import type { Context } from "hono";
import type { AccountAccess, SignedIn } from "./account-access.ts";
import { tooMany } from "./answers.ts";
import { refuseFields } from "./json-body.ts";

/** `path` is the field it was typed in. */
type Typed = { password: string; path: string };

/** Asks again for the password before what a stolen session must not do; the refusal, or nothing when it is right. */
export async function refuseWrongPassword(
  c: Context,
  access: AccountAccess,
  { email }: SignedIn,
  { password, path }: Typed,
): Promise<Response | undefined> {
  const wait = await access.countPassword(email);
  if (wait > 0) return tooMany(c, wait);
  if (!(await access.isPassword(c, email, password)))
    return refuseFields(c, [{ path, message: "This is not your password." }]);
  await access.forgetPasswords(email);
  return undefined;
}
