import type { Database } from "../../../db/tables.ts";
import type { SignIn } from "./account.ts";

/** Returns an account's active sessions, latest first, without their tokens. */
export async function listSessions(
  db: Database,
  { id, sessionId }: { id: string; sessionId: string },
  now: Date,
): Promise<SignIn[]> {
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", id)
    .where("expires_at", ">", now.toISOString())
    .orderBy("updated_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at,
    seenAt: row.updated_at,
    ipAddress: row.ip_address ?? "",
    userAgent: row.user_agent ?? "",
    isThisOne: row.id === sessionId,
  }));
}

/** Ends a session of this account. */
export async function endSession(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "=", id).execute();
}

/** Ends all sessions of an account. */
export async function endSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
