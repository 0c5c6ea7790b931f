import { titleOf } from "../catalogue/department-names.ts";
import { slugOf } from "../catalogue/product.ts";
import type { PostSummary } from "./article.ts";
import type { JournalQuery } from "./journal-query.ts";

export type JournalPage = {
  posts: readonly PostSummary[];
  /** Posts on all pages. */
  total: number;
  page: number;
  pages: number;
};

/** Translates an English category or tag title for the reader. */
type TranslateTopic = (english: string) => string;

/** Returns a page of the posts that match a query, also by translated topics; pages beyond the last are the last. */
export function findPosts(
  all: readonly PostSummary[],
  query: JournalQuery,
  perPage: number,
  translate: TranslateTopic = (name) => name,
): JournalPage {
  const found = all.filter((post) => passes(post, query, translate));
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(query.page, pages);
  const posts = found.slice((page - 1) * perPage, page * perPage);
  return { posts, total: found.length, page, pages };
}

function passes(post: PostSummary, { q, category, tag, author }: JournalQuery, translate: TranslateTopic): boolean {
  if (category && slugOf(post.category) !== category) return false;
  if (tag && !post.tags.some((name) => slugOf(name) === tag)) return false;
  if (author && slugOf(post.author) !== author) return false;
  const topics = [post.category, ...post.tags].flatMap((name) => [name, translate(titleOf(name))]);
  const text = plain([post.title, post.description, post.topics, post.author, ...topics].join(" "));
  return plain(q)
    .split(" ")
    .every((word) => text.includes(word));
}

/** Normalises text for search: lower case, no accents, straight quotation marks. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

export type Topic = { name: string; slug: string; count: number };

/** Returns the categories, sorted by name. */
export function categoriesOf(posts: readonly PostSummary[]): Topic[] {
  return countTopics(posts.map((post) => post.category)).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Returns the tags, the most used first. */
export function tagsOf(posts: readonly PostSummary[]): Topic[] {
  return countTopics(posts.flatMap((post) => post.tags)).toSorted(
    (a, b) => b.count - a.count || a.name.localeCompare(b.name),
  );
}

function countTopics(names: readonly string[]): Topic[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, slug: slugOf(name), count }));
}

/** Returns the older and newer neighbour of a post in a list sorted newest first. */
export function neighboursOf(
  posts: readonly PostSummary[],
  slug: string,
): { older: PostSummary | undefined; newer: PostSummary | undefined } {
  const at = posts.findIndex((post) => post.slug === slug);
  return { older: at < 0 ? undefined : posts[at + 1], newer: posts[at - 1] };
}
