import { describe, expect, it } from "vitest";
import type { PostSummary } from "./article.ts";
import { categoriesOf, findPosts, neighboursOf, tagsOf } from "./journal.ts";
import { journalPathAt } from "./journal-layouts.ts";
import { type JournalQuery, journalAddress, readJournalQuery } from "./journal-query.ts";

function post(number: number, more: Partial<PostSummary> = {}): PostSummary {
  return {
    slug: `post-${number}`,
    language: "en",
    title: `Post ${number}`,
    description: "On things",
    date: `2026-01-${String(28 - number).padStart(2, "0")}`,
    author: "Ada Byron",
    category: number % 2 ? "Home" : "Care",
    tags: number % 3 ? ["winter"] : ["winter", "buying guide"],
    pictureAlt: "A picture",
    minutes: 3,
    topics: "",
    ...more,
  };
}

const emptyQuery: JournalQuery = { q: "", category: "", tag: "", author: "", page: 1 };
const posts = Array.from({ length: 14 }, (_, i) => post(i + 1));
const find = (query: Partial<JournalQuery>, all = posts) => findPosts(all, { ...emptyQuery, ...query }, 6);

describe("a listing of the journal", () => {
  it("shows as many posts on a page as the layout holds, and the rest on the last", () => {
    expect(find({}).posts.map((p) => p.slug)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `post-${n}`));
    expect(find({ page: 3 })).toMatchObject({ total: 14, page: 3, pages: 3 });
    expect(find({ page: 3 }).posts).toHaveLength(2);
    expect(find({ page: 99 }).page).toBe(3);
    expect(findPosts(posts, emptyQuery, 7)).toMatchObject({ pages: 2 });
  });

  it("filters by category, tag and author together", () => {
    expect(find({ category: "home" }).total).toBe(7);
    expect(find({ category: "home", tag: "buying-guide" }).posts.map((p) => p.slug)).toEqual(["post-3", "post-9"]);
    expect(find({ author: "ada-byron" }).total).toBe(14);
    expect(find({ category: "unknown" })).toMatchObject({ total: 0, page: 1, pages: 1 });
  });

  it("finds every word, in any order, without accents and across headings", () => {
    const all = [post(1, { title: "Crème for shoes", topics: "A year’s plan · Salt" }), post(2)];
    for (const q of ["creme", "SHOES crème", "year's salt", " "])
      expect(find({ q }, all).posts[0]?.slug).toBe("post-1");
    expect(find({ q: "shoes marmalade" }, all).total).toBe(0);
  });

  it("finds categories and tags by the names shown to the reader", () => {
    const tell = (english: string) => ({ Care: "Pflege", "Buying guide": "Kaufberatung" })[english] ?? english;
    const inGerman = (q: string) => findPosts(posts, { ...emptyQuery, q }, 6, tell).total;
    expect(inGerman("pflege")).toBe(7);
    expect(inGerman("kaufberatung")).toBe(4);
  });

  it("counts categories by name and tags by use", () => {
    expect(categoriesOf(posts).map(({ name, count }) => [name, count])).toEqual([
      ["Care", 7],
      ["Home", 7],
    ]);
    expect(tagsOf(posts).map(({ slug, count }) => [slug, count])).toEqual([
      ["winter", 14],
      ["buying-guide", 4],
    ]);
  });
});

describe("the URL of a listing", () => {
  it("round-trips", () => {
    const query = { q: "wet bag", category: "care", tag: "buying-guide", author: "", page: 2 };
    const address = journalAddress("blog-right-sidebar", query);
    expect(address).toBe("/blog-right-sidebar?q=wet+bag&category=care&tag=buying-guide&page=2");
    expect(readJournalQuery(new URL(address, "https://shop.example").searchParams)).toEqual(query);
    expect(journalAddress("blog-standard", emptyQuery)).toBe("/blog-standard");
  });

  it("accepts names for slugs, and ignores invalid values", () => {
    const read = (text: string) => readJournalQuery(new URLSearchParams(text));
    expect(read("tag=Buying Guide").tag).toBe("buying-guide");
    for (const page of ["0", "-1", "2.5", "1e3", "x", ""]) expect(read(`page=${page}`).page).toBe(1);
    expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(120);
  });

  it("determines the layout", () => {
    expect(journalPathAt("/blog-no-sidebar")).toBe("blog-no-sidebar");
    expect(journalPathAt("/constructor")).toBe("blog-standard");
  });
});

describe("the neighbours of a post", () => {
  it("are the older and the newer one, if any", () => {
    expect(neighboursOf(posts, "post-1")).toMatchObject({ older: { slug: "post-2" }, newer: undefined });
    expect(neighboursOf(posts, "post-14")).toMatchObject({ older: undefined, newer: { slug: "post-13" } });
    expect(neighboursOf(posts, "unknown")).toEqual({ older: undefined, newer: undefined });
  });
});
