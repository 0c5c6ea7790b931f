import type { PathOf } from "../../settings/page-table.ts";
import type { ArticleHeading, ArticleNode } from "../journal/article.ts";

export type InformationPage = {
  /** Language of the texts. */
  language: string;
  title: string;
  description: string;
  /** ISO date of the last change. */
  updated: string;
  /** Path and alt text of a picture above the text. */
  picture?: string | undefined;
  pictureAlt?: string | undefined;
  body: ArticleNode[];
  headings: ArticleHeading[];
};

/** The information pages by path: their file in `content/pages`; translations are in a folder per language. */
export const informationPages = {
  about: "about",
  privacypolicy: "privacy",
  returnandrefund: "returns",
  terms: "terms",
  imprint: "imprint",
  delivery: "delivery",
  faq: "faq",
  accessibility: "accessibility",
} as const satisfies Record<PathOf<"information">, string>;

/** Returns the files in `content/pages` that the shop owner added; the file name is the path. */
export function ownPagesOf(files: readonly string[]): string[] {
  const known: readonly string[] = [...Object.values(informationPages), "contact"];
  return files.filter((file) => !file.includes("/") && !known.includes(file));
}

/** Returns the file of the page at a path: a built-in page, or one that the shop owner added under that name. */
export function informationPageAt(pathname: string): string | undefined {
  const path = pathname.split("/")[1] ?? "";
  const known = Object.entries(informationPages).find(([address]) => address === path)?.[1];
  return known ?? ownPagesOf([path]).find((file) => pageName.test(file));
}

/** Valid file names of added pages, so that they can be used as paths. */
export const pageName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
