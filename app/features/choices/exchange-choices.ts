import type { ApiAnswer } from "../../platform/requests/api-client.ts";
import { recordOf } from "../../platform/requests/records.ts";
import { type Choices, isSameChoices, readChoices } from "./choices.ts";
import { hasMore, type Plan, planFor, type RemoteState, type SyncState } from "./merge-choices.ts";

/** A write to the account, valid only if it still has this `version`. */
export type ChoicesWrite = { owner: string; version: number; choices: Choices };

/** What a sync needs of the browser and the API. */
export type SyncDeps = {
  own(): Choices;
  followed(): SyncState;
  /** Stores what is now known of the account, if that is still `before` (`isStill`). */
  record(before: SyncState, now: SyncState): void;
  /** Applies a plan to the browser's cart and wishlist. */
  applyPlan(plan: Plan): void;
  fetch(): Promise<ApiAnswer<unknown>>;
  write(write: ChoicesWrite): Promise<ApiAnswer<unknown>>;
  /** Tells the shopper that items from another device were added to the cart. */
  notify(): void;
};

/** `ended`: nobody is signed in any more. `failed`: can be retried. `refused`: the server rejects the request. */
export type Outcome = "done" | "ended" | "failed" | "refused";

/** Writes lost to other devices before giving up until the next change. */
const MAX_TURNS = 5;

/** Whether nobody has signed in or out and no other tab has synced since `before` was known. */
export function isStill(before: SyncState, now: SyncState): boolean {
  const isSameAccount = before.owner === now.owner && Boolean(before.left) === Boolean(now.left);
  return isSameAccount && before.version === now.version;
}

/** Whether the browser has changes since it last agreed with the account. */
export function hasChanges(deps: Pick<SyncDeps, "own" | "followed">): boolean {
  return !isSameChoices(deps.own(), deps.followed().agreed);
}

/** Syncs browser and account. Fetches the account's state if it is not known, or if `mustFetch`. */
export async function exchange(deps: SyncDeps, mustFetch: boolean): Promise<Outcome> {
  const { owner, left } = deps.followed();
  let outcome: Outcome = "done";
  if (mustFetch || !owner || left) outcome = await fetchAccount(deps);
  for (let turn = 0; turn < MAX_TURNS && outcome === "done" && hasChanges(deps); turn++)
    outcome = await writeAccount(deps);
  return outcome;
}

async function fetchAccount(deps: SyncDeps): Promise<Outcome> {
  const before = deps.followed();
  const answer = await deps.fetch();
  if (answer.ok) mergeRemote(deps, before, remoteStateOf(answer.data));
  return outcomeOf(answer);
}

async function writeAccount(deps: SyncDeps): Promise<Outcome> {
  const known = deps.followed();
  const { owner, version } = known;
  const choices = deps.own();
  const before = { ...known, sent: choices };
  deps.record(known, before);
  const answer = await deps.write({ owner, version, choices });
  if (!answer.ok) return outcomeOf(answer);
  const held = remoteStateOf(answer.data);
  if (recordOf(answer.data)["isKept"] === true) deps.record(before, { owner, version: held.version, agreed: choices });
  else mergeRemote(deps, before, held);
  return "done";
}

/** Merges the account's state, unless the known state has changed since the request was sent. */
function mergeRemote(deps: SyncDeps, before: SyncState, held: RemoteState): void {
  if (!isStill(before, deps.followed())) return;
  const own = deps.own();
  deps.applyPlan(planFor(before, own, held));
  deps.record(before, { owner: held.owner, version: held.version, agreed: held.choices });
  if (hasMore(deps.own().cart, own.cart)) deps.notify();
}

function remoteStateOf(data: unknown): RemoteState {
  const { owner, version, choices } = recordOf(data);
  return { owner: String(owner), version: Number(version), choices: readChoices(choices) };
}

function outcomeOf(answer: ApiAnswer<unknown>): Outcome {
  if (answer.ok) return "done";
  if (answer.status === 401) return "ended";
  return answer.status === 413 || answer.status === 422 ? "refused" : "failed";
}
