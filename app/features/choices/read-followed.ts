import { recordOf } from "../api/records.ts";
import type { Reading } from "../saved-state/saved-slice.ts";
import { readChoices } from "./choices.ts";
import { type Followed, nobody } from "./merge-choices.ts";

/** Reads what was stored of the account that a browser follows; where it makes no sense, none is. */
export function readFollowed(stored: unknown): Reading<Followed> {
  const { owner, version, agreed, sent, left } = recordOf(stored);
  if (typeof owner !== "string" || typeof version !== "number") return { state: nobody, lost: false };
  const state: Followed = { owner, version, agreed: readChoices(agreed) };
  if (sent !== undefined) state.sent = readChoices(sent);
  if (left !== undefined) state.left = readChoices(left);
  return { state, lost: false };
}
