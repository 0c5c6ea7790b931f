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

/** The file of the page at an address; undefined for any other address. */
export function informationPageAt(pathname: string): string | undefined {
  const path = pathname.split("/")[1] ?? "";
  return Object.entries(informationPages).find(([known]) => known === path)?.[1];
}
