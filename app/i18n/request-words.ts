import { createContext } from "react-router";
import type { Words } from "./words.ts";

/** How customers rated a product: the mean, with one decimal, and how many did. */
export type CustomerRating = { average: number; count: number };

/** What of a request the screens may know: HTML depends on address, language and day alone. */
export type RequestWords = {
  language: string;
  words: Words;
  origin: string;
  /** Writes into the log what kept a screen from being rendered. */
  report: (error: unknown) => void;
  /** What search engines may read of the reviews of a product; nothing where there are none. Never throws. */
  ratingOf?: (productId: string) => Promise<CustomerRating | undefined>;
  /** Pieces that the shop has of items; nothing where that is not known. Never throws. */
  leftOf?: (items: readonly string[]) => Promise<Readonly<Record<string, number>> | undefined>;
  /**
   * Takes the document as the text it is, which `fill` makes whole; through the response it would be encoded only to be
   * decoded again.
   */
  deliver?: (html: string, fill: (html: string) => Buffer<ArrayBuffer>) => void;
};

export const requestWords = createContext<RequestWords>();
