import { createContext } from "react-router";
import type { Words } from "./words.ts";

/** The customer rating of a product: the mean, with one decimal, and the number of ratings. */
export type CustomerRating = { average: number; count: number };

/** What screens may know of a request: the HTML may only depend on URL, language and day. */
export type RequestWords = {
  language: string;
  words: Words;
  origin: string;
  /** What the page's loader says to search engines, for the head of the document: browsers need none of it. */
  structuredData: Record<string, unknown>[];
  /** Logs an error that kept a screen from being rendered. */
  report: (error: unknown) => void;
  /** The rating of a product for search engines; undefined if there is none. Never throws. */
  ratingOf?: (productId: string) => Promise<CustomerRating | undefined>;
  /** Pieces in stock by item; undefined if unknown. Never throws. */
  leftOf?: (items: readonly string[]) => Promise<Readonly<Record<string, number>> | undefined>;
  /**
   * Receives the document as pieces of text, from `</head>` on a new one: through the response it would be encoded only to be
   * decoded again, 4 ms of a listing, and each time that it is joined costs 2 ms.
   */
  deliver?: (pieces: readonly string[]) => void;
};

export const requestWords = createContext<RequestWords>();
