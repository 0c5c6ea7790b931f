import type { Database } from "../../../db/tables.ts";

/** Returns whether an account can take this address, after deleting any unconfirmed registration with it. */
export async function freeAddress(db: Database, email: string): Promise<boolean> {
  await db.deleteFrom("users").where("email", "=", email.toLowerCase()).where("email_verified", "=", 0).execute();
  return !(await hasAccount(db, email));
}

/** Whether there is an account with this address, confirmed or not. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("id").where("email", "=", email.toLowerCase()).executeTakeFirst();
  return row !== undefined;
}
