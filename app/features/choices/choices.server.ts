import { createHash } from "node:crypto";
import type { AccountChoicesTable } from "../../../db/account-tables.ts";
import type { Database } from "../../../db/tables.ts";
import { type Choices, noChoices, readChoices } from "./choices.ts";

type Stored = { version: number; choices: Choices };

/** Returns an account's pseudonym for browsers to store: it never changes and does not reveal the user. */
export function ownerWord(userId: string): string {
  return createHash("sha256").update(`choices of ${userId}`).digest("base64url").slice(0, 22);
}

/** Returns what an account holds; version 0 if nothing was stored yet. */
export async function storedChoices(db: Database, userId: string): Promise<Stored> {
  const row = await db
    .selectFrom("account_choices")
    .select(["version", "choices"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row
    ? { version: row.version, choices: readChoices(JSON.parse(row.choices)) }
    : { version: 0, choices: noChoices };
}

/** Replaces `version` of what an account holds. Returns false without writing if it holds a newer version. */
export async function storeChoices(db: Database, userId: string, offer: Stored, now: Date): Promise<boolean> {
  const { version, choices } = offer;
  const row = { version: version + 1, choices: JSON.stringify(choices), updated_at: now.toISOString() };
  if (version === 0) return insertChoices(db, { user_id: userId, ...row });
  const written = await db
    .updateTable("account_choices")
    .set(row)
    .where("user_id", "=", userId)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  return written !== undefined;
}

async function insertChoices(db: Database, row: AccountChoicesTable): Promise<boolean> {
  const written = await db
    .insertInto("account_choices")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("version")
    .executeTakeFirst();
  return written !== undefined;
}
