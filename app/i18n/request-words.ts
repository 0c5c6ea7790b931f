import { createContext } from "react-router";
import type { Words } from "./words.ts";

/** What of a request the screens may know: HTML depends on address and language alone. */
export type RequestWords = {
  language: string;
  words: Words;
  origin: string;
  /** Writes into the log what kept a screen from being rendered. */
  report: (error: unknown) => void;
  /**
   * Takes the document as the text it is, which `fill` makes whole; through the response it would be encoded only to be
   * decoded again.
   */
  deliver?: (html: string, fill: (html: string) => Buffer<ArrayBuffer>) => void;
};

export const requestWords = createContext<RequestWords>();
