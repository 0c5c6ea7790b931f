export type JournalLayout = {
  /** Position of search, categories and tags on wide screens; on narrow ones they are above or below the posts. */
  sidebar: "start" | "end" | "none";
  /** Whether the newest post is shown large on the first page. */
  hasLead: boolean;
};

/** The three listings of the journal, by path. */
export const journalLayouts = {
  "blog-standard": { sidebar: "start", hasLead: false },
  "blog-no-sidebar": { sidebar: "none", hasLead: true },
  "blog-right-sidebar": { sidebar: "end", hasLead: false },
} as const satisfies Record<string, JournalLayout>;

export type JournalPath = keyof typeof journalLayouts;

/** Returns the listing for a path; the standard one for any other path. */
export function journalPathAt(pathname: string): JournalPath {
  const name = pathname.split("/")[1] ?? "";
  return Object.hasOwn(journalLayouts, name) ? (name as JournalPath) : "blog-standard";
}
