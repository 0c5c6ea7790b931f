import { recordOf } from "../../platform/requests/records.ts";

/** The provider's own error messages, shown as they are. */
const refusals: Readonly<Record<number, string>> = {
  403: "Forbidden",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
};

/**
 * Returns the message for the sender: a sentence for `t`, or the provider's own words. Its script throws a sentence if
 * the configuration lacks an id, and an object with status and text for everything else.
 */
export function providerFailure(error: unknown): string {
  if (typeof error === "string" && error !== "") return error;
  if (error instanceof Error && !(error instanceof TypeError)) return error.message;
  const { status, text } = recordOf(error);
  if (typeof status === "number" && refusals[status]) return refusals[status];
  return typeof text === "string" && text !== "" ? text : "Network error. Check your connection and try again.";
}
