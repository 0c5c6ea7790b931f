import languages from "virtual:journal/index";
import { shop } from "../../../shop.config.ts";
import type { PostDetails, PostSummary } from "./article.ts";

/** The posts of the journal, newest first, as a reader of a language is told of them: in it as far as they are written in it. */
export async function loadPosts(language: string): Promise<readonly PostSummary[]> {
  return (await load(language)).default;
}

/** What the screen of a post shows besides; undefined where there is none of that name. */
export async function loadDetails(language: string, slug: string): Promise<PostDetails | undefined> {
  const { details } = await load(language);
  return (await details[slug]?.())?.default;
}

async function load(language: string) {
  const loadTold = languages[language] ?? languages[shop.fallbackLanguage];
  if (!loadTold) throw new Error(`there is no journal in ${shop.fallbackLanguage}`);
  return loadTold();
}
