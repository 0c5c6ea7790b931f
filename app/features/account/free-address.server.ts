import type { Database } from "../../../db/tables.ts";

/** Whether an account can take this address: an unconfirmed registration with it gives way. */
export async function freeAddress(db: Database, email: string): Promise<boolean> {
  await db.deleteFrom("users").where("email", "=", email.toLowerCase()).where("email_verified", "=", 0).execute();
  return !(await hasAccount(db, email));
}

/** Whether there is an account with this address, proven or not. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("id").where("email", "=", email.toLowerCase()).executeTakeFirst();
  return row !== undefined;
}
