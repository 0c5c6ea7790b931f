import { recordOf } from "../api/records.ts";

/** The provider's own refusals, which are shown as they are. */
const refusals: Readonly<Record<number, string>> = {
  403: "Forbidden",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
};

/**
 * What to tell the sender: the provider's script throws a sentence where its configuration lacks an id, and an answer
 * with status and text for everything else. A sentence for `t`, or the provider's own words.
 */
export function providerFailure(error: unknown): string {
  if (typeof error === "string" && error !== "") return error;
  if (error instanceof Error && !(error instanceof TypeError)) return error.message;
  const { status, text } = recordOf(error);
  if (typeof status === "number" && refusals[status]) return refusals[status];
  return typeof text === "string" && text !== "" ? text : "Network error";
}
