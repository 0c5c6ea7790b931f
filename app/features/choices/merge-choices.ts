import { MAX_LINES } from "../cart/cart.ts";
import { MAX_WISHES } from "../wishlist/wishlist.ts";
import { type Choices, isSameChoices, type KeptLine, type KeptWish, noChoices } from "./choices.ts";

/** What an account holds; `version` counts what was written. */
export type Held = { owner: string; version: number; choices: Choices };

/** What a browser knows of the account that it follows. */
export type Followed = {
  /** A word that is different for each account and says nothing of it; empty where none is followed. */
  owner: string;
  version: number;
  /** What browser and account last agreed on. */
  agreed: Choices;
  /** What was sent, as long as no answer has come. */
  sent?: Choices | undefined;
  /** What lay in the browser when the session had ended: it is that account's, what came since is not. */
  left?: Choices | undefined;
};

export const nobody: Followed = { owner: "", version: 0, agreed: noChoices };

/** How what a browser has and what an account holds become one: the rows of docs/decisions/carts-on-several-devices.md. */
export type Plan = {
  /** What both are measured against. */
  base: Choices;
  /** What is taken out of the browser's first, since it is somebody else's. */
  without: Choices;
  held: Choices;
};

/** Decides what an account's choices are to a browser that has its own. */
export function planFor(followed: Followed, own: Choices, held: Held): Plan {
  const { owner, version, agreed, sent, left } = followed;
  const plan = { base: noChoices, without: noChoices, held: held.choices };
  if (owner !== held.owner) return owner ? { ...plan, without: left ?? own } : plan;
  // An account that knows less than it did comes from a back-up: nothing was taken out of it.
  if (held.version < version) return plan;
  const isOwn = sent !== undefined && isSameChoices(sent, held.choices);
  return { ...plan, base: isOwn ? sent : agreed };
}

/** What the browser has by a plan: in the account's order, then what only the browser has. */
export function settle({ base, without, held }: Plan, own: Choices): Choices {
  const lines = (list: "cart" | "later") =>
    mergeLists(lineKey, larger, [base[list], lessLines(own[list], without[list]), held[list]]).slice(0, MAX_LINES);
  const wishes = own.wishes.filter((wish) => !without.wishes.some(({ id }) => id === wish.id));
  return {
    cart: lines("cart"),
    later: lines("later"),
    wishes: mergeLists(({ id }) => id, firstOf, [base.wishes, wishes, held.wishes]).slice(0, MAX_WISHES),
  };
}

/** Whether there are pieces in a list that another has not. */
export function hasMore(list: readonly KeptLine[], before: readonly KeptLine[]): boolean {
  return lessLines(list, before).length > 0;
}

function lineKey({ id, color = "", size = "" }: KeptWish): string {
  return [id, color, size].join("\n");
}

/** Both changed the quantity: the larger, so that no piece is lost. It may be more than the stock: `healCart` lowers it when the cart is shown. */
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
 * Merges two lists against what they come from: what only one of them changed, adding and taking out too, is as that one
 * has it. What both changed is what `both` says; what one changed and the other took out stays.
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
