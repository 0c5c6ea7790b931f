import { recordOf } from "../../platform/requests/records.ts";
import type { Reading } from "../../platform/storage/saved-slice.ts";
import { readChoices } from "./choices.ts";
import { nobody, type SyncState } from "./merge-choices.ts";

/** Reads the stored state of the account the browser syncs with; none if it is invalid. */
export function readSyncState(stored: unknown): Reading<SyncState> {
  const { owner, version, agreed, sent, left } = recordOf(stored);
  if (typeof owner !== "string" || typeof version !== "number") return { state: nobody, lost: false };
  const state: SyncState = { owner, version, agreed: readChoices(agreed) };
  if (sent !== undefined) state.sent = readChoices(sent);
  if (left !== undefined) state.left = readChoices(left);
  return { state, lost: false };
}
