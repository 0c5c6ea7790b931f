import type { PathOf } from "../../settings/page-table.ts";

export type JournalLayout = {
  /** Position of search, categories and tags on wide screens; on narrow ones they are above or below the posts. */
  sidebar: "start" | "end" | "none";
  /** Whether the first post of a page is shown large, above the others. */
  hasLead: boolean;
  /** Number of posts that fill the rows of a page. */
  perPage: number;
};

/** The three listings of the journal, by path. */
export const journalLayouts = {
  "blog-standard": { sidebar: "start", hasLead: false, perPage: 6 },
  "blog-no-sidebar": { sidebar: "none", hasLead: true, perPage: 7 },
  "blog-right-sidebar": { sidebar: "end", hasLead: false, perPage: 6 },
} as const satisfies Record<PathOf<"journal">, JournalLayout>;

export type JournalPath = keyof typeof journalLayouts;

/** Returns the listing for a path; the standard one for any other path. */
export function journalPathAt(pathname: string): JournalPath {
  const name = pathname.split("/")[1] ?? "";
  return Object.hasOwn(journalLayouts, name) ? (name as JournalPath) : "blog-standard";
}
