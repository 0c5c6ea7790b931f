import type { Fit } from "./review.ts";

/** What each fit is called. */
export const fitWords: Readonly<Record<Fit, string>> = {
  small: "Runs small",
  expected: "As expected",
  large: "Runs large",
};
