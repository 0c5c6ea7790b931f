export type ArticleTag =
  | "p"
  | "h2"
  | "h3"
  | "ul"
  | "ol"
  | "li"
  | "blockquote"
  | "table"
  | "thead"
  | "tbody"
  | "tr"
  | "th"
  | "td"
  | "pre"
  | "code"
  | "strong"
  | "em"
  | "del"
  | "a"
  | "br"
  | "hr"
  | "img";

export type ArticleElement = {
  tag: ArticleTag;
  children?: ArticleNode[];
  /** Of a heading, for links from the table of contents. */
  id?: string;
  /** Of a link: a path within the shop, a fragment, or a URL with its scheme. */
  href?: string;
  /** Of a picture: its path without width and extension, and its alt text. */
  path?: string;
  alt?: string;
  /** Of an ordered list: its first number, if not 1. */
  start?: number;
  /** Of a table: it consists of interface texts, shown in the shopper's language. */
  isInterface?: boolean;
};

/** A piece of long text. Built from Markdown at build time, so that browsers need neither a parser nor raw HTML. */
export type ArticleNode = string | ArticleElement;

export type ArticleHeading = { id: string; text: string };

export type Article = {
  body: ArticleNode[];
  /** The second-level headings, for a table of contents. */
  headings: ArticleHeading[];
  /** Reading time in whole minutes. */
  minutes: number;
};

export type PostSummary = {
  slug: string;
  /** Language of title, description and text. */
  language: string;
  title: string;
  description: string;
  /** ISO date. */
  date: string;
  author: string;
  category: string;
  tags: readonly string[];
  /** Absent if the post has no picture. */
  picture?: string;
  pictureAlt: string;
  minutes: number;
  /** Its headings as one text, so that a search matches more than the title. */
  topics: string;
};

/** `language` is the one of role and bio. */
export type Author = { name: string; role: string; bio: string; language: string };

/** What only the post's own page needs. */
export type PostDetails = {
  body: ArticleNode[];
  headings: ArticleHeading[];
  writer: Author;
  /** Ids of the products it mentions. */
  products: readonly string[];
};

/** The journal in a language: its posts, newest first, and a loader for the rest of each, by slug. */
export type Posts = {
  posts: readonly PostSummary[];
  details: Readonly<Record<string, () => Promise<{ default: PostDetails }>>>;
};

/** Returns the text without its markup. */
export function plainText(nodes: readonly ArticleNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children ?? []))).join("");
}
