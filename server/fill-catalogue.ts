import { pino } from "pino";
import { openDatabase } from "../db/database.ts";
import { readEnvironment } from "./environment.ts";
import { wordsOf } from "./language.ts";
import { openCatalogue } from "./open-catalogue.ts";

/**
 * Fills the tables of this build's goods in PostgreSQL, for a large catalogue, while another build serves from its own.
 * Nothing is done if they are filled, or if there is nothing to fill. Throws `StartError`.
 */
export async function fillCatalogue(variables: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { databaseUrl: url, dataDir, catalogue } = readEnvironment(variables);
  if (__CATALOGUE_IS_EMBEDDED__ || !url) return;
  const db = await openDatabase({ url, dataDir, log: pino({ level: "silent" }) });
  const translateTerms = (language: string) => wordsOf(language, "build/client/locales").t;
  try {
    await openCatalogue({ ...catalogue, db, isPostgres: true, translateTerms });
  } finally {
    await db.destroy();
  }
}
