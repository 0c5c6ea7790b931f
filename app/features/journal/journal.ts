import { titleOf } from "../catalogue/department-names.ts";
import { slugOf } from "../catalogue/product.ts";
import type { PostSummary } from "./article.ts";
import type { JournalQuery } from "./journal-query.ts";

const POSTS_PER_PAGE = 6;

export type JournalPage = {
  posts: readonly PostSummary[];
  /** Posts over all pages. */
  total: number;
  page: number;
  pages: number;
};

/** What is read out of an English name of the journal: the same in the reader's language. */
type Tell = (english: string) => string;

/** A page of the posts that pass a query, in words that the reader is shown; a page beyond the last is the last. */
export function findPosts(all: readonly PostSummary[], query: JournalQuery, tell: Tell = (name) => name): JournalPage {
  const found = all.filter((post) => passes(post, query, tell));
  const pages = Math.max(1, Math.ceil(found.length / POSTS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const posts = found.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
  return { posts, total: found.length, page, pages };
}

function passes(post: PostSummary, { q, category, tag, author }: JournalQuery, tell: Tell): boolean {
  if (category && slugOf(post.category) !== category) return false;
  if (tag && !post.tags.some((name) => slugOf(name) === tag)) return false;
  if (author && slugOf(post.author) !== author) return false;
  const topics = [post.category, ...post.tags].flatMap((name) => [name, tell(titleOf(name))]);
  const text = plain([post.title, post.description, post.topics, post.author, ...topics].join(" "));
  return plain(q)
    .split(" ")
    .every((word) => text.includes(word));
}

/** Lower case without accents, printed quotation marks as typed ones. */
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

/** The categories, by name. */
export function categoriesOf(posts: readonly PostSummary[]): Topic[] {
  return countTopics(posts.map((post) => post.category)).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The tags, the most used first. */
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

/** The posts before and after one in time, of a list that begins with the newest. */
export function neighboursOf(
  posts: readonly PostSummary[],
  slug: string,
): { older: PostSummary | undefined; newer: PostSummary | undefined } {
  const at = posts.findIndex((post) => post.slug === slug);
  return { older: at < 0 ? undefined : posts[at + 1], newer: posts[at - 1] };
}
