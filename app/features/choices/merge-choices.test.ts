import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cart, countPieces, emptyCart } from "../cart/cart.ts";
import { reconcileCart } from "../cart/reconcile-cart.ts";
import { applyToCart, applyToWishlist } from "./apply-plan.ts";
import { type Choices, choicesOf, isSameChoices, type KeptLine, noChoices, readChoices } from "./choices.ts";
import { hasMore, mergeWith, nobody, planFor, type SyncState } from "./merge-choices.ts";

/** Example: `2 tea, 1 shirt:black:m`. */
function lines(words: string): KeptLine[] {
  return words.split(", ").flatMap((word) => {
    const [, quantity, id = "", color, size] = /^(\d+) ([^:]+)(?::([^:]+):([^:]+))?$/.exec(word) ?? [];
    return quantity ? [{ id, ...(color && { color }), ...(size && { size }), quantity: Number(quantity) }] : [];
  });
}
const cartOf = (words: string): Choices => ({ ...noChoices, cart: lines(words) });
const wordsOf = ({ cart }: Choices) =>
  cart.map(({ id, color, size, quantity }) => `${quantity} ${[id, color, size].filter(Boolean).join(":")}`).join(", ");

/** The known state after this account and this browser agreed on a cart, at version 5. */
const agreedOn = (words: string, owner = "ada"): SyncState => ({ owner, version: 5, agreed: cartOf(words) });

/** Known at version 6, the account's current one: nothing was written since. */
const unwritten: SyncState = { ...agreedOn("2 tea, 1 cup"), version: 6 };

type Row = readonly [why: string, known: SyncState, own: string, held: string, result: string];

const rows: readonly Row[] = [
  ["nothing on either side", nobody, "", "", ""],
  ["a guest's cart comes into an account without one", nobody, "2 tea", "", "2 tea"],
  ["an account's cart comes to a device without one", nobody, "", "2 tea", "2 tea"],
  ["both have one: the account's lines, then the device's", nobody, "1 cup", "2 tea", "2 tea, 1 cup"],
  ["a line that both have is one, with the larger quantity", nobody, "3 tea", "2 tea", "3 tea"],
  ["another size is another line", nobody, "1 shirt:black:m", "1 shirt:black:xl", "1 shirt:black:xl, 1 shirt:black:m"],
  ["the same account again on the same device doubles nothing", agreedOn("2 tea"), "2 tea", "2 tea", "2 tea"],
  ["nor after signing out, when the device knows no more", nobody, "2 tea", "2 tea", "2 tea"],
  ["what another device added comes", agreedOn("2 tea"), "2 tea", "2 tea, 1 cup", "2 tea, 1 cup"],
  ["what another device took out goes", agreedOn("2 tea, 1 cup"), "2 tea, 1 cup", "2 tea", "2 tea"],
  ["fewer pieces on another device are fewer here", agreedOn("4 tea"), "4 tea", "1 tea", "1 tea"],
  ["what was taken out here, off line, stays out", agreedOn("2 tea, 1 cup"), "2 tea", "2 tea, 1 cup", "2 tea"],
  ["nor does it come back where nothing was written to the account since", unwritten, "2 tea", "2 tea, 1 cup", "2 tea"],
  ["fewer pieces here, off line, stay fewer", agreedOn("4 tea"), "1 tea", "4 tea", "1 tea"],
  ["both changed the quantity: the larger", agreedOn("4 tea"), "2 tea", "3 tea", "3 tea"],
  ["both added the same: once, the larger", agreedOn(""), "2 tea", "3 tea", "3 tea"],
  ["taken out here and changed there: it stays", agreedOn("2 tea"), "", "3 tea", "3 tea"],
  ["changed here and taken out there: it stays", agreedOn("2 tea"), "3 tea", "", "3 tea"],
  ["taken out on both", agreedOn("2 tea"), "", "", ""],
  ["an order placed elsewhere empties it here", agreedOn("2 tea, 1 cup"), "2 tea, 1 cup", "", ""],
  ["but for what came since", agreedOn("2 tea"), "2 tea, 1 cup", "", "1 cup"],
  ["another account: nothing of the one before", agreedOn("2 tea", "bob"), "2 tea, 1 cup", "1 lamp", "1 lamp"],
  [
    "another account after the session had ended: what a guest added since comes along, nothing else",
    { ...agreedOn("2 tea", "bob"), left: cartOf("2 tea, 1 jar") },
    "3 tea, 1 jar, 1 cup",
    "1 lamp",
    "1 lamp, 1 tea, 1 cup",
  ],
  [
    "the same account after its session had ended: as if it had not",
    { ...agreedOn("2 tea, 1 jar"), left: cartOf("2 tea, 1 jar") },
    "2 tea, 1 cup",
    "2 tea, 1 jar, 1 lamp",
    "2 tea, 1 lamp, 1 cup",
  ],
  [
    "an answer that was lost: what was sent is agreed on, and fewer pieces since are fewer",
    { ...agreedOn("1 tea"), sent: cartOf("3 tea, 1 cup") },
    "2 tea",
    "3 tea, 1 cup",
    "2 tea",
  ],
  [
    "an account restored from a back-up takes nothing away",
    { ...agreedOn("2 tea, 1 cup"), version: 9 },
    "2 tea, 1 cup",
    "2 tea",
    "2 tea, 1 cup",
  ],
];

const settled = (known: SyncState, own: Choices, held: Choices, version = 6) =>
  mergeWith(planFor(known, own, { owner: "ada", version, choices: held }), own);

describe("merging cart and account", () => {
  test.each(rows)("%s", (_, known, own, held, result) => {
    expect(wordsOf(settled(known, cartOf(own), cartOf(held)))).toBe(result);
    const later = (words: string): Choices => ({ ...noChoices, later: lines(words) });
    const { agreed, left, sent } = known;
    const knownLater = {
      ...known,
      agreed: later(wordsOf(agreed)),
      ...(left && { left: later(wordsOf(left)) }),
      ...(sent && { sent: later(wordsOf(sent)) }),
    };
    const { later: saved } = settled(knownLater, later(own), later(held));
    expect(wordsOf({ ...noChoices, cart: saved }), "saved for later").toBe(result);
  });

  test("merges wishes into one list, each product once and as first chosen; removals apply everywhere", () => {
    const wishes = (...ids: string[]): Choices => ({ ...noChoices, wishes: ids.map((id) => ({ id })) });
    const blue: Choices = { ...noChoices, wishes: [{ id: "tea" }, { id: "shirt", color: "blue" }] };
    const black: Choices = { ...noChoices, wishes: [{ id: "shirt", color: "black" }] };
    expect(settled(nobody, black, blue).wishes).toEqual(blue.wishes);
    const known = { ...agreedOn(""), agreed: wishes("1", "2", "3") };
    expect(settled(known, wishes("1", "3", "4"), wishes("2", "3", "5")).wishes).toEqual(wishes("3", "5", "4").wishes);
    expect(settled({ ...known, owner: "bob" }, wishes("1", "9"), wishes("7")).wishes).toEqual(wishes("7").wishes);
  });

  test("more pieces than in stock are kept: the cart heals when it is shown", () => {
    const plan = planFor(nobody, cartOf("4 tea"), { owner: "ada", version: 1, choices: cartOf("9 tea") });
    const cart = applyToCart(
      plan,
      { ...emptyCart, cartItems: [{ _id: "tea", cartItemId: "a", quantity: 4 }] },
      () => "b",
    );
    expect(countPieces(cart)).toBe(9);
    expect(countPieces(reconcileCart(cart, () => 5))).toBe(5);
  });

  test("a line keeps its id, note and coupon stay; those of another account go with its lines", () => {
    const cart: Cart = {
      cartItems: [{ _id: "tea", cartItemId: "a", quantity: 2 }],
      savedForLater: [],
      note: "Ring twice",
      coupon: "FIVER",
      giftCards: ["2222"],
    };
    const own = choicesOf(cart, { wishlistItems: [] });
    const held = { owner: "ada", version: 6, choices: cartOf("2 tea, 1 cup") };
    const merged = applyToCart(planFor(agreedOn("2 tea"), own, held), cart, ({ id }) => `new ${id}`);
    expect(merged).toEqual({
      ...cart,
      cartItems: [...cart.cartItems, { _id: "cup", cartItemId: "new cup", quantity: 1 }],
    });
    const anothers = applyToCart(planFor(agreedOn("2 tea", "bob"), own, held), cart, ({ id }) => `new ${id}`);
    expect(anothers).toEqual({
      cartItems: [
        { _id: "tea", cartItemId: "a", quantity: 2 },
        { _id: "cup", cartItemId: "new cup", quantity: 1 },
      ],
      savedForLater: [],
    });
    const unchanged = planFor(agreedOn("2 tea"), own, { ...held, choices: cartOf("2 tea") });
    expect(applyToCart(unchanged, cart, () => "never")).toBe(cart);
    const list = { wishlistItems: [{ _id: "lamp" }] };
    expect(applyToWishlist(planFor(nobody, { ...noChoices, wishes: [{ id: "lamp" }] }, held), list)).toBe(list);
  });

  const product = fc.constantFrom("tea", "cup", "lamp", "jar");
  const line = fc.record({ id: product, quantity: fc.integer({ min: 1, max: 9 }) });
  const someLines = fc.uniqueArray(line, { selector: ({ id }) => id });
  const choices = fc.record({
    cart: someLines,
    later: someLines,
    wishes: fc.uniqueArray(fc.record({ id: product }), { selector: ({ id }) => id }),
  });

  test("merging twice is the same as once, for any state", () => {
    fc.assert(
      fc.property(choices, choices, choices, (agreed, own, held) => {
        const plan = planFor({ owner: "ada", version: 5, agreed }, own, { owner: "ada", version: 6, choices: held });
        const once = mergeWith(plan, own);
        expect(isSameChoices(mergeWith(plan, once), once)).toBe(true);
        expect(isSameChoices(mergeWith({ ...plan, base: held }, once), once), "and stays once agreed on").toBe(true);
      }),
    );
  });

  test("a first merge loses no piece of either side and invents none", () => {
    fc.assert(
      fc.property(choices, choices, (own, held) => {
        const both = settled(nobody, own, held);
        for (const side of [own, held]) expect(hasMore(side.cart, both.cart)).toBe(false);
        for (const { id, quantity } of both.cart) expect([...own.cart, ...held.cart]).toContainEqual({ id, quantity });
      }),
    );
  });

  test("reads any response as choices", () => {
    fc.assert(
      fc.property(choices, fc.jsonValue(), (right, odd) => {
        expect(readChoices(JSON.parse(JSON.stringify(right)))).toEqual(right);
        const read = readChoices({ cart: odd, later: [odd], wishes: { odd } });
        expect(read.wishes).toEqual([]);
        expect(isSameChoices(readChoices(read), read)).toBe(true);
      }),
    );
  });
});
