import type { ArticleHeading, ArticleNode } from "../journal/article.ts";

export type InformationPage = {
  /** What it is written in. */
  language: string;
  title: string;
  description: string;
  /** ISO day of the last change. */
  updated: string;
  /** Path of a scene above the text, and what it shows. */
  picture?: string | undefined;
  pictureAlt?: string | undefined;
  body: ArticleNode[];
  headings: ArticleHeading[];
};

/** The information pages: their address, and the file in `content/pages` that holds their text; in another language it is in a folder of it. */
export const informationPages = {
  about: "about",
  privacypolicy: "privacy",
  returnandrefund: "returns",
  terms: "terms",
  imprint: "imprint",
  delivery: "delivery",
  accessibility: "accessibility",
} as const satisfies Record<string, string>;

/** Of the files in `content/pages` those that an owner added; each has its own name as its address. */
export function ownPagesOf(files: readonly string[]): string[] {
  const known: readonly string[] = [...Object.values(informationPages), "contact"];
  return files.filter((file) => !file.includes("/") && !known.includes(file));
}

/** The file of the page at an address: one that the shop has, or an owner's own, called like the address. */
export function informationPageAt(pathname: string): string | undefined {
  const path = pathname.split("/")[1] ?? "";
  const known = Object.entries(informationPages).find(([address]) => address === path)?.[1];
  return known ?? ownPagesOf([path]).find((file) => pageName.test(file));
}

/** What the file of an owner's own page can be called, so that it is an address. */
export const pageName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
