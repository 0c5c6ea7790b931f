import type { ApiAnswer } from "../api/api-client.ts";
import { recordOf } from "../api/records.ts";
import { type Choices, isSameChoices, readChoices } from "./choices.ts";
import { type Followed, type Held, hasMore, type Plan, planFor } from "./merge-choices.ts";

/** What the account is asked to hold, if it still holds what `version` counts. */
export type Offer = { owner: string; version: number; choices: Choices };

/** The browser and the shop's API, as far as an exchange needs them. */
export type ExchangeWorld = {
  own(): Choices;
  followed(): Followed;
  /** Notes what is known of the account by now, if it is still `before` that was known (`isStill`). */
  note(before: Followed, now: Followed): void;
  /** Carries a plan out on what the browser has. */
  carryOut(plan: Plan): void;
  ask(): Promise<ApiAnswer<unknown>>;
  offer(offer: Offer): Promise<ApiAnswer<unknown>>;
  /** Pieces have come into the cart from another device. */
  tell(): void;
};

/** `ended`: nobody is signed in any more. `failed`: it can be tried again. `refused`: it cannot, as it is. */
export type Outcome = "done" | "ended" | "failed" | "refused";

/** Offers that lose against another device before it is left to the next change. */
const MOST_TURNS = 5;

/** Whether nobody has signed out or in and no other tab has moved on since `before` was known. */
export function isStill(before: Followed, now: Followed): boolean {
  const isSameAccount = before.owner === now.owner && Boolean(before.left) === Boolean(now.left);
  return isSameAccount && before.version === now.version;
}

/** Whether the browser has what the account has not, or the other way round. */
export function hasNews(world: Pick<ExchangeWorld, "own" | "followed">): boolean {
  return !isSameChoices(world.own(), world.followed().agreed);
}

/** Brings browser and account together. Where the account is known already, it is asked only if `isAsking`. */
export async function exchange(world: ExchangeWorld, isAsking: boolean): Promise<Outcome> {
  const { owner, left } = world.followed();
  let outcome: Outcome = "done";
  if (isAsking || !owner || left) outcome = await askAccount(world);
  for (let turn = 0; turn < MOST_TURNS && outcome === "done" && hasNews(world); turn++)
    outcome = await offerToAccount(world);
  return outcome;
}

async function askAccount(world: ExchangeWorld): Promise<Outcome> {
  const before = world.followed();
  const answer = await world.ask();
  if (answer.ok) takeIn(world, before, heldOf(answer.data));
  return outcomeOf(answer);
}

async function offerToAccount(world: ExchangeWorld): Promise<Outcome> {
  const known = world.followed();
  const { owner, version } = known;
  const choices = world.own();
  const before = { ...known, sent: choices };
  world.note(known, before);
  const answer = await world.offer({ owner, version, choices });
  if (!answer.ok) return outcomeOf(answer);
  const held = heldOf(answer.data);
  if (recordOf(answer.data)["isKept"] === true) world.note(before, { owner, version: held.version, agreed: choices });
  else takeIn(world, before, held);
  return "done";
}

/** Takes in what the account holds, unless what was known when it was asked is known no more. */
function takeIn(world: ExchangeWorld, before: Followed, held: Held): void {
  if (!isStill(before, world.followed())) return;
  const own = world.own();
  world.carryOut(planFor(before, own, held));
  world.note(before, { owner: held.owner, version: held.version, agreed: held.choices });
  if (hasMore(world.own().cart, own.cart)) world.tell();
}

function heldOf(data: unknown): Held {
  const { owner, version, choices } = recordOf(data);
  return { owner: String(owner), version: Number(version), choices: readChoices(choices) };
}

function outcomeOf(answer: ApiAnswer<unknown>): Outcome {
  if (answer.ok) return "done";
  if (answer.status === 401) return "ended";
  return answer.status === 413 || answer.status === 422 ? "refused" : "failed";
}
