import { setTimeout as wait } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "../../../db/tables.ts";

/** A table of products in one language, and the words that find them; all else is queried. */
export type LanguageTable = { table: string; vocabulary: readonly string[] };

/** The search words of a version's own table, and of those in other languages by their key. */
type StoredNames = { vocabulary: readonly string[]; translations: Readonly<Record<string, readonly string[]>> };

/** A schema apart from the shop's own tables, which are backed up: the catalogue is a copy of its folder. */
const SCHEMA = "catalogue";
/** How many versions, and sets of names per language, are kept: old processes read theirs while new ones start. */
const STATES_KEPT = 2;
/** How often a process that waits for another asks whether it is done, ms. */
const ASKS_MS = 200;

const states = () => sql.id(SCHEMA, "versions");

/** Returns a reference to a catalogue table, for queries. */
export function goodsTable(table: string): RawBuilder<unknown> {
  return sql.id(SCHEMA, table);
}

/** Creates the list of versions if there is none; ignores errors, as several processes may do so at the same time. */
export async function createVersionsTable(db: Database): Promise<void> {
  await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(db).catch(() => undefined);
  await sql`create table if not exists ${states()} (name text primary key, names text not null, at text not null)`
    .execute(db)
    .catch(() => undefined);
}

/**
 * Takes a lock, held until the transaction ends, so that no other process fills anything. Asks for it again and again: a
 * connection on which nothing is said for a minute counts as lost.
 */
export async function waitForOthers(trx: Trx): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${SCHEMA})) as "isOurs"`.execute(trx);
    if (rows[0]?.isOurs) return;
    await wait(ASKS_MS);
  }
}

/** Finds a version that has been filled, or its products in another language; `key` is that table's suffix. */
export async function findLanguageTable(db: Database, state: string, key?: string): Promise<LanguageTable | undefined> {
  const names = await namesOf(db, state);
  const vocabulary = key === undefined ? names?.vocabulary : names?.translations[key];
  return vocabulary && { table: tableOf(state, key), vocabulary };
}

/** Returns the name of a version's own table, or of the one with its products in another language. */
export function tableOf(state: string, key?: string): string {
  return key === undefined ? state : `${state}_${key}`;
}

async function namesOf(db: Database, state: string): Promise<StoredNames | undefined> {
  const { rows } = await sql<{ names: string }>`select names from ${states()} where name = ${state}`.execute(db);
  return rows[0] && readNames(rows[0].names);
}

/** In the database `translations` is called `told`: processes of an earlier release may be reading it. */
function readNames(stored: string): StoredNames {
  const { vocabulary, told: translations = {} } = JSON.parse(stored);
  return { vocabulary, translations };
}

function writeNames({ vocabulary, translations: told }: StoredNames): string {
  return JSON.stringify({ vocabulary, told });
}

/** Marks a version as in use again. */
export async function recordUse(db: Database, state: string): Promise<void> {
  await sql`update ${states()} set at = ${new Date().toISOString()} where name = ${state}`.execute(db);
}

/** Records a version that has been filled, and drops those that are no longer read, with all their tables. */
export async function recordVersion(trx: Trx, state: string, vocabulary: readonly string[]): Promise<void> {
  const row = sql.join([state, writeNames({ vocabulary, translations: {} }), new Date().toISOString()]);
  await sql`insert into ${states()} (name, names, at) values (${row})`.execute(trx);
  const { rows } = await sql<{ name: string; names: string }>`
    select name, names from ${states()} order by at desc offset ${sql.lit(STATES_KEPT)}`.execute(trx);
  for (const { name, names } of rows) {
    const keys = Object.keys(readNames(names).translations);
    for (const table of [name, ...keys.map((key) => tableOf(name, key))])
      await sql`drop table if exists ${goodsTable(table)}`.execute(trx);
    await sql`delete from ${states()} where name = ${name}`.execute(trx);
  }
}

/**
 * Records the current names and search words of a version in another language, and drops those that are no longer read.
 * Throws if the version has been dropped in the meantime.
 */
export async function recordTranslation(
  trx: Trx,
  state: string,
  key: string,
  vocabulary: readonly string[],
): Promise<void> {
  const names = await namesOf(trx, state);
  if (!names) throw new Error(`a newer state of the catalogue has taken the place of ${state}`);
  const { [key]: _, ...others } = names.translations;
  const gone = keysOf(others, languageIn(key))
    .toReversed()
    .slice(STATES_KEPT - 1);
  for (const one of gone) await sql`drop table if exists ${goodsTable(tableOf(state, one))}`.execute(trx);
  const left = Object.entries(others).filter(([one]) => !gone.includes(one));
  const now = writeNames({ ...names, translations: { ...Object.fromEntries(left), [key]: vocabulary } });
  await sql`update ${states()} set names = ${now} where name = ${state}`.execute(trx);
}

/** Whether this is the key that a version last used for its language. */
export async function isLatest(db: Database, state: string, key: string): Promise<boolean> {
  return keysOf((await namesOf(db, state))?.translations, languageIn(key)).at(-1) === key;
}

/** Returns a table's suffix for a language with certain category and tag names: `de_0a1b2c3d`. */
export function keyOf(language: string, words: string): string {
  return `${language}_${words}`;
}

function languageIn(key: string): string {
  return key.slice(0, key.indexOf("_"));
}

/** Returns the keys of a language, the latest last. */
function keysOf(translations: StoredNames["translations"] = {}, language: string): string[] {
  return Object.keys(translations).filter((key) => languageIn(key) === language);
}
