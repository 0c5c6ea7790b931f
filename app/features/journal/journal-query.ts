import { slugOf } from "../catalogue/product.ts";
import type { JournalPath } from "./journal-layouts.ts";

/** The state of a journal listing, all of it in the URL. Category, tag and author are slugs. */
export type JournalQuery = { q: string; category: string; tag: string; author: string; page: number };

const MAX_LENGTH = 120;

/** Reads a query from URL parameters; accepts names as well as slugs. */
export function readJournalQuery(params: URLSearchParams): JournalQuery {
  const text = (name: string) => params.get(name)?.trim().slice(0, MAX_LENGTH) ?? "";
  const page = text("page");
  return {
    q: text("q"),
    category: slugOf(text("category")),
    tag: slugOf(text("tag")),
    author: slugOf(text("author")),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the shortest URL of a query. */
export function journalAddress(path: JournalPath, query: Partial<JournalQuery> = {}): string {
  const params = new URLSearchParams();
  for (const name of ["q", "category", "tag", "author"] as const) if (query[name]) params.set(name, query[name]);
  if (query.page && query.page > 1) params.set("page", String(query.page));
  const text = params.toString();
  return text ? `/${path}?${text}` : `/${path}`;
}
