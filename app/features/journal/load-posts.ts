import { journal } from "~/generated/journal.ts";
import { shop } from "../../../shop.config.ts";
import type { PostDetails, PostSummary } from "./article.ts";

/** Loads the posts for a language, newest first; untranslated ones are in the shop's own language. */
export async function loadPosts(language: string): Promise<readonly PostSummary[]> {
  return (await load(language)).posts;
}

/** Loads the rest of a post's page; undefined if there is no such post. */
export async function loadDetails(language: string, slug: string): Promise<PostDetails | undefined> {
  const { details } = await load(language);
  return (await details[slug]?.())?.default;
}

async function load(language: string) {
  const loadJournal = journal[language] ?? journal[shop.fallbackLanguage];
  if (!loadJournal) throw new Error(`there is no journal in ${shop.fallbackLanguage}`);
  return loadJournal();
}
