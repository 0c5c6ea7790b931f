import type { Words } from "../../platform/i18n/words.ts";
import { pick } from "../catalogue/catalogue.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import type { PostDetails, PostSummary } from "./article.ts";
import { categoriesOf, findPosts, type JournalPage, neighboursOf, type Topic, tagsOf } from "./journal.ts";
import { type JournalPath, journalLayouts, journalPathAt } from "./journal-layouts.ts";
import { type JournalQuery, readJournalQuery } from "./journal-query.ts";
import { loadDetails, loadPosts } from "./load-posts.ts";

export type JournalListing = JournalPage & {
  path: JournalPath;
  query: JournalQuery;
  categories: readonly Topic[];
  tags: readonly Topic[];
};

/** Loads what a journal listing shows for a URL, in the reader's language. */
export async function loadListing(url: URL, words: Words): Promise<JournalListing> {
  const posts = await loadPosts(words.language);
  const query = readJournalQuery(url.searchParams);
  const path = journalPathAt(url.pathname);
  const found = findPosts(posts, query, journalLayouts[path].perPage, words.forNamespace("pages"));
  return { ...found, path, query, categories: categoriesOf(posts), tags: tagsOf(posts) };
}

export type LoadedPost = {
  post: PostSummary;
  details: PostDetails;
  products: readonly ProductSummary[];
  older: PostSummary | undefined;
  newer: PostSummary | undefined;
};

/** Loads a post with all that its page shows, or the newest without a slug; undefined if there is none. */
export async function loadPost(language: string, wanted?: string): Promise<LoadedPost | undefined> {
  const posts = await loadPosts(language);
  const slug = wanted ?? posts[0]?.slug ?? "";
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) return undefined;
  const [details, catalogue] = await Promise.all([loadDetails(language, slug), loadCatalogue(language)]);
  if (!details) return undefined;
  const products = pick(await catalogue.products(details.products), details.products);
  return { post, details, products, ...neighboursOf(posts, slug) };
}
