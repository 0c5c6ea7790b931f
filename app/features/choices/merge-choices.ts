import { MAX_LINES } from "../cart/cart.ts";
import { MAX_WISHES } from "../wishlist/wishlist.ts";
import { type Choices, isSameChoices, type KeptLine, type KeptWish, noChoices } from "./choices.ts";

/** What an account holds; `version` counts the writes. */
export type RemoteState = { owner: string; version: number; choices: Choices };

/** What a browser knows of the account it syncs with. */
export type SyncState = {
  /** A pseudonym, different for each account; empty if there is none. */
  owner: string;
  version: number;
  /** What browser and account last agreed on. */
  agreed: Choices;
  /** What was sent, until a response arrives. */
  sent?: Choices | undefined;
  /** What was in the browser when the session ended: it belongs to that account, later additions do not. */
  left?: Choices | undefined;
};

export const nobody: SyncState = { owner: "", version: 0, agreed: noChoices };

/** How the choices of browser and account are merged: the rows of docs/decisions/carts-on-several-devices.md. */
export type Plan = {
  /** The common base of both sides. */
  base: Choices;
  /** First removed from the browser's choices, as it belongs to another account. */
  without: Choices;
  held: Choices;
};

/** Plans the merge of an account's choices into a browser's own. */
export function planFor(followed: SyncState, own: Choices, held: RemoteState): Plan {
  const { owner, version, agreed, sent, left } = followed;
  const plan = { base: noChoices, without: noChoices, held: held.choices };
  if (owner !== held.owner) return owner ? { ...plan, without: left ?? own } : plan;
  // An older version than known comes from a restored back-up: nothing was removed from it.
  if (held.version < version) return plan;
  const isOwn = sent !== undefined && isSameChoices(sent, held.choices);
  return { ...plan, base: isOwn ? sent : agreed };
}

/** Returns the browser's choices after a plan: in the account's order, followed by what only the browser has. */
export function mergeWith({ base, without, held }: Plan, own: Choices): Choices {
  const lines = (list: "cart" | "later") =>
    mergeLists(lineKey, larger, [base[list], lessLines(own[list], without[list]), held[list]]).slice(0, MAX_LINES);
  const wishes = own.wishes.filter((wish) => !without.wishes.some(({ id }) => id === wish.id));
  return {
    cart: lines("cart"),
    later: lines("later"),
    wishes: mergeLists(({ id }) => id, firstOf, [base.wishes, wishes, held.wishes]).slice(0, MAX_WISHES),
  };
}

/** Whether a list has pieces that `before` lacks. */
export function hasMore(list: readonly KeptLine[], before: readonly KeptLine[]): boolean {
  return lessLines(list, before).length > 0;
}

function lineKey({ id, color = "", size = "" }: KeptWish): string {
  return [id, color, size].join("\n");
}

/** If both changed the quantity: the larger, so that no piece is lost. `reconcileCart` lowers what exceeds the stock. */
function larger(own: KeptLine, held: KeptLine): KeptLine {
  return own.quantity > held.quantity ? own : held;
}

function firstOf(_own: KeptWish, held: KeptWish): KeptWish {
  return held;
}

function lessLines(lines: readonly KeptLine[], others: readonly KeptLine[]): KeptLine[] {
  const pieces = new Map(others.map((line) => [lineKey(line), line.quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (pieces.get(lineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/**
 * Three-way merge of two lists against their base: a change of only one side wins, additions and removals included. If
 * both changed an entry, `both` decides; an entry changed by one and removed by the other stays.
 */
function mergeLists<T>(
  keyOf: (one: T) => string,
  both: (own: T, held: T) => T,
  lists: readonly [base: readonly T[], own: readonly T[], held: readonly T[]],
): T[] {
  const byKey = (list: readonly T[]) => new Map(list.map((one) => [keyOf(one), one]));
  const [base, own, held] = [byKey(lists[0]), byKey(lists[1]), byKey(lists[2])];
  const isSame = (a: T | undefined, b: T | undefined) => JSON.stringify(a) === JSON.stringify(b);
  return [...new Set([...held.keys(), ...own.keys()])].flatMap((key) => {
    const [before, mine, theirs] = [base.get(key), own.get(key), held.get(key)];
    if (isSame(mine, before)) return theirs ?? [];
    if (isSame(theirs, before)) return mine ?? [];
    return mine && theirs ? both(mine, theirs) : (mine ?? theirs ?? []);
  });
}
