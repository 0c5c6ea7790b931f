export type JournalLayout = {
  /** Where search, categories and tags stand on wide screens; on narrow ones that is above or below the posts. */
  sidebar: "start" | "end" | "none";
  /** Whether the newest post is shown large on the first page. */
  hasLead: boolean;
};

/** The three listings of the journal, by their address. */
export const journalLayouts = {
  "blog-standard": { sidebar: "start", hasLead: false },
  "blog-no-sidebar": { sidebar: "none", hasLead: true },
  "blog-right-sidebar": { sidebar: "end", hasLead: false },
} as const satisfies Record<string, JournalLayout>;

export type JournalPath = keyof typeof journalLayouts;

/** The listing of an address; any other address is read as the standard one. */
export function journalPathAt(pathname: string): JournalPath {
  const name = pathname.split("/")[1] ?? "";
  return Object.hasOwn(journalLayouts, name) ? (name as JournalPath) : "blog-standard";
}
