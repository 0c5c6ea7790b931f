import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "../../../db/tables.ts";

/** What a process knows of the goods in the database as they are told in one language; everything else it asks. */
export type Telling = { table: string; vocabulary: readonly string[] };

/** What is kept of a state of the catalogue: the words of its own language, and of each further table of it. */
type StoredNames = { vocabulary: readonly string[]; told?: Readonly<Record<string, readonly string[]>> };

/** The catalogue is an image of its folder, so it stands beside the shop's own tables, which are backed up. */
const SCHEMA = "catalogue";
/** Processes of the previous state and words go on reading theirs while new ones start. */
const STATES_KEPT = 2;

const states = () => sql.id(SCHEMA, "versions");

/** A table of the catalogue, for queries. */
export function goodsTable(table: string): RawBuilder<unknown> {
  return sql.id(SCHEMA, table);
}

/** Makes the list of states where there is none; one that several processes make at once is made by one of them. */
export async function listStates(db: Database): Promise<void> {
  await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(db).catch(() => undefined);
  await sql`create table if not exists ${states()} (name text primary key, names text not null, at text not null)`
    .execute(db)
    .catch(() => undefined);
}

/** Until the transaction ends no other process fills anything. */
export async function waitForOthers(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${SCHEMA}))`.execute(trx);
}

/** A state that has been filled, or its goods as told in a further language; `key` stands behind the name of the state. */
export async function findTelling(db: Database, state: string, key?: string): Promise<Telling | undefined> {
  const names = await namesOf(db, state);
  const vocabulary = key === undefined ? names?.vocabulary : names?.told?.[key];
  return vocabulary && { table: tableOf(state, key), vocabulary };
}

/** The name of a state's own table, or of the one that tells its goods in a further language. */
export function tableOf(state: string, key?: string): string {
  return key === undefined ? state : `${state}_${key}`;
}

async function namesOf(db: Database, state: string): Promise<StoredNames | undefined> {
  const { rows } = await sql<{ names: string }>`select names from ${states()} where name = ${state}`.execute(db);
  return rows[0] && (JSON.parse(rows[0].names) as StoredNames);
}

/** Says that a state is in use again. */
export async function noteUse(db: Database, state: string): Promise<void> {
  await sql`update ${states()} set at = ${new Date().toISOString()} where name = ${state}`.execute(db);
}

/** Notes a state that has been filled, and drops those that nobody reads any more, with all that tells their goods. */
export async function noteState(trx: Trx, state: string, vocabulary: readonly string[]): Promise<void> {
  const row = sql.join([state, JSON.stringify({ vocabulary }), new Date().toISOString()]);
  await sql`insert into ${states()} (name, names, at) values (${row})`.execute(trx);
  const { rows } = await sql<{ name: string; names: string }>`
    select name, names from ${states()} order by at desc offset ${sql.lit(STATES_KEPT)}`.execute(trx);
  for (const { name, names } of rows) {
    const keys = Object.keys((JSON.parse(names) as StoredNames).told ?? {});
    for (const table of [name, ...keys.map((key) => tableOf(name, key))])
      await sql`drop table if exists ${goodsTable(table)}`.execute(trx);
    await sql`delete from ${states()} where name = ${name}`.execute(trx);
  }
}

/**
 * Notes in which words a state tells its goods in a further language from now on, and drops those that nobody reads any more.
 * Throws where the state has been dropped meanwhile.
 */
export async function noteTold(trx: Trx, state: string, key: string, vocabulary: readonly string[]): Promise<void> {
  const names = await namesOf(trx, state);
  if (!names) throw new Error(`a newer state of the catalogue has taken the place of ${state}`);
  const { [key]: _, ...others } = names.told ?? {};
  const gone = keysOf(others, languageIn(key))
    .toReversed()
    .slice(STATES_KEPT - 1);
  for (const one of gone) await sql`drop table if exists ${goodsTable(tableOf(state, one))}`.execute(trx);
  const left = Object.entries(others).filter(([one]) => !gone.includes(one));
  const now = JSON.stringify({ ...names, told: { ...Object.fromEntries(left), [key]: vocabulary } });
  await sql`update ${states()} set names = ${now} where name = ${state}`.execute(trx);
}

/** Whether these are the words that a state was last told in, in their language. */
export async function isLatest(db: Database, state: string, key: string): Promise<boolean> {
  return keysOf((await namesOf(db, state))?.told, languageIn(key)).at(-1) === key;
}

/** What stands behind the name of a state for a language in certain words: `de_0a1b2c3d`. */
export function keyOf(language: string, words: string): string {
  return `${language}_${words}`;
}

function languageIn(key: string): string {
  return key.slice(0, key.indexOf("_"));
}

/** The keys of a language, the latest last. */
function keysOf(told: StoredNames["told"] = {}, language: string): string[] {
  return Object.keys(told).filter((key) => languageIn(key) === language);
}
