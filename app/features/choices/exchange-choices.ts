import type { ApiAnswer } from "../api/api-client.ts";
import { recordOf } from "../api/records.ts";
import { type Choices, isSameChoices, readChoices } from "./choices.ts";
import { hasMore, type Plan, planFor, type RemoteState, type SyncState } from "./merge-choices.ts";

/** A write to the account, valid only if it still has this `version`. */
export type Offer = { owner: string; version: number; choices: Choices };

/** What a sync needs of the browser and the API. */
export type SyncDeps = {
  own(): Choices;
  followed(): SyncState;
  /** Stores what is now known of the account, if that is still `before` (`isStill`). */
  note(before: SyncState, now: SyncState): void;
  /** Applies a plan to the browser's cart and wishlist. */
  applyPlan(plan: Plan): void;
  ask(): Promise<ApiAnswer<unknown>>;
  offer(offer: Offer): Promise<ApiAnswer<unknown>>;
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
export function hasNews(world: Pick<SyncDeps, "own" | "followed">): boolean {
  return !isSameChoices(world.own(), world.followed().agreed);
}

/** Syncs browser and account. If the account's state is known, it is only fetched again if `isAsking`. */
export async function exchange(world: SyncDeps, isAsking: boolean): Promise<Outcome> {
  const { owner, left } = world.followed();
  let outcome: Outcome = "done";
  if (isAsking || !owner || left) outcome = await askAccount(world);
  for (let turn = 0; turn < MAX_TURNS && outcome === "done" && hasNews(world); turn++)
    outcome = await offerToAccount(world);
  return outcome;
}

async function askAccount(world: SyncDeps): Promise<Outcome> {
  const before = world.followed();
  const answer = await world.ask();
  if (answer.ok) mergeRemote(world, before, remoteStateOf(answer.data));
  return outcomeOf(answer);
}

async function offerToAccount(world: SyncDeps): Promise<Outcome> {
  const known = world.followed();
  const { owner, version } = known;
  const choices = world.own();
  const before = { ...known, sent: choices };
  world.note(known, before);
  const answer = await world.offer({ owner, version, choices });
  if (!answer.ok) return outcomeOf(answer);
  const held = remoteStateOf(answer.data);
  if (recordOf(answer.data)["isKept"] === true) world.note(before, { owner, version: held.version, agreed: choices });
  else mergeRemote(world, before, held);
  return "done";
}

/** Merges the account's state, unless the known state has changed since the request was sent. */
function mergeRemote(world: SyncDeps, before: SyncState, held: RemoteState): void {
  if (!isStill(before, world.followed())) return;
  const own = world.own();
  world.applyPlan(planFor(before, own, held));
  world.note(before, { owner: held.owner, version: held.version, agreed: held.choices });
  if (hasMore(world.own().cart, own.cart)) world.notify();
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
