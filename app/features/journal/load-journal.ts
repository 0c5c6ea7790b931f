import posts from "virtual:journal/index";
import loaders from "virtual:journal/posts";
import { pick } from "../catalogue/catalogue.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import type { PostDetails, PostSummary } from "./article.ts";
import { categoriesOf, findPosts, type JournalPage, neighboursOf, type Topic, tagsOf } from "./journal.ts";
import { type JournalPath, journalPathAt } from "./journal-layouts.ts";
import { type JournalQuery, readJournalQuery } from "./journal-query.ts";

export type JournalListing = JournalPage & {
  path: JournalPath;
  query: JournalQuery;
  categories: readonly Topic[];
  tags: readonly Topic[];
};

/** What a listing of the journal shows at an address. */
export function loadListing(url: URL): JournalListing {
  const query = readJournalQuery(url.searchParams);
  const found = findPosts(posts, query);
  return { ...found, path: journalPathAt(url.pathname), query, categories: categoriesOf(posts), tags: tagsOf(posts) };
}

export type LoadedPost = {
  post: PostSummary;
  details: PostDetails;
  products: readonly ProductSummary[];
  older: PostSummary | undefined;
  newer: PostSummary | undefined;
};

/** A post with all that its screen shows, the newest without a slug; undefined where there is none of that name. */
export async function loadPost(language: string, slug = posts[0]?.slug ?? ""): Promise<LoadedPost | undefined> {
  const post = posts.find((candidate) => candidate.slug === slug);
  const load = post && loaders[slug];
  if (!load) return undefined;
  const [{ default: details }, catalogue] = await Promise.all([load(), loadCatalogue(language)]);
  const products = pick(await catalogue.products(details.products), details.products);
  return { post, details, products, ...neighboursOf(posts, slug) };
}
