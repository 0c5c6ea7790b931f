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
  /** Of a heading, so that the table of contents leads to it. */
  id?: string;
  /** Of a link: a path within the shop, a fragment, or an address with its scheme. */
  href?: string;
  /** Of a picture: its path without width and ending, and what it shows. */
  path?: string;
  alt?: string;
  /** Of an ordered list: its first number, where that is not 1. */
  start?: number;
  /** Of a table: its sentences are the interface's, and are shown in the shopper's language. */
  isInterface?: boolean;
};

/** A piece of long text. It is made of Markdown when the shop is built, so that browsers need neither parser nor raw HTML. */
export type ArticleNode = string | ArticleElement;

export type ArticleHeading = { id: string; text: string };

export type Article = {
  body: ArticleNode[];
  /** The headings of the second rank, for a table of contents. */
  headings: ArticleHeading[];
  /** Whole minutes that reading takes. */
  minutes: number;
};

export type PostSummary = {
  slug: string;
  /** What title, description and text are written in. */
  language: string;
  title: string;
  description: string;
  /** ISO day. */
  date: string;
  author: string;
  category: string;
  tags: readonly string[];
  /** Absent until the picture has been made. */
  picture?: string;
  pictureAlt: string;
  minutes: number;
  /** Its headings as one text, so that a search finds more than the title. */
  topics: string;
};

/** `language` is that of role and bio. */
export type Author = { name: string; role: string; bio: string; language: string };

/** What only the post's own screen needs. */
export type PostDetails = {
  body: ArticleNode[];
  headings: ArticleHeading[];
  writer: Author;
  /** Ids of the products that it speaks of. */
  products: readonly string[];
};

/** The words of a piece of text, without its marks. */
export function plainText(nodes: readonly ArticleNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children ?? []))).join("");
}
