import type { Database } from "./tables.ts";

/** What the processes and hosts of a shop have in common. */
export type SharedStateTable = {
  name: string;
  /** JSON; null if only the time matters. */
  value: string | null;
  /** When it is somebody's turn again. */
  due_at: string;
};

/** Returns true to the first of all processes that asks once something is due, and makes it due again after a while. */
export async function takeTurn(db: Database, name: string, everyMs: number, now: Date): Promise<boolean> {
  const due_at = new Date(now.getTime() + everyMs).toISOString();
  const taken = await db
    .insertInto("shared_state")
    .values({ name, value: null, due_at })
    .onConflict((known) =>
      known
        .column("name")
        .doUpdateSet({ due_at })
        // Later than any turn could make it: the clock was set back since.
        .where((is) =>
          is.or([is("shared_state.due_at", "<=", now.toISOString()), is("shared_state.due_at", ">", due_at)]),
        ),
    )
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns what was shared under a name; undefined if nothing was. */
export async function readShared(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("shared_state").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? undefined;
}

/** Shares a text under a name; without `dueAt`, whose turn it is stays as it was. */
export async function share(db: Database, name: string, value: string, dueAt?: Date): Promise<void> {
  const due_at = dueAt?.toISOString();
  await db
    .insertInto("shared_state")
    .values({ name, value, due_at: due_at ?? new Date(0).toISOString() })
    .onConflict((known) => known.column("name").doUpdateSet({ value, ...(due_at && { due_at }) }))
    .execute();
}

/** Forgets what was shared under a name. Returns whether there was anything. */
export async function forgetShared(db: Database, name: string): Promise<boolean> {
  const gone = await db.deleteFrom("shared_state").where("name", "=", name).returning("name").execute();
  return gone.length > 0;
}
