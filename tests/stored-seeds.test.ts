import fc from "fast-check";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { emptyCart, readCart } from "../app/features/cart/cart.ts";
import { emptyCompare, readCompare } from "../app/features/compare/compare.ts";
import { defaultCurrency, readCurrency } from "../app/features/currency/currency.ts";
import { emptyWishlist, readWishlist } from "../app/features/wishlist/wishlist.ts";
import type { AnySlice } from "../app/platform/storage/saved-slice.ts";
import { STORAGE_KEY } from "../app/platform/storage/stored-value.ts";
import { fakeStorage } from "../app/platform/storage/test-storage.ts";
import { Vault } from "../app/platform/storage/vault.ts";
import { bodiesNear } from "../server/api/test-bodies.ts";

const line = { _id: "4", cartItemId: "a", quantity: 2 };
const inCart = (...cartItems: unknown[]) => ({ state: { cart: { cartItems, savedForLater: [] } }, version: 1.1 });
const cartOf = (cart: unknown) => ({ state: { cart }, version: 1.1 });
const listsOf = (items: unknown) => ({
  state: { compare: { compareItems: items }, wishlist: { wishlistItems: items } },
  version: 1.1,
});
const currencyOf = (currency: unknown) => ({ state: { currency }, version: 1.1 });

const texts = [
  "",
  " ",
  "{",
  "}",
  "[",
  '"',
  "null",
  "true",
  "0",
  "1e999",
  "NaN",
  "undefined",
  "[object Object]",
  "\u0000",
  "\ud800",
  "<html>",
  "{'a':1}",
  '{"state":',
  "{}x",
  "x".repeat(4_000_000),
];

const values: unknown[] = [
  [],
  {},
  [[]],
  "text",
  7,
  { state: null },
  { state: [] },
  { state: "x" },
  { state: {}, version: "1.1" },
  { state: {}, version: null },
  { version: 1.1 },
  { state: { cart: null }, version: 1.1 },
  cartOf([]),
  cartOf("x"),
  cartOf(7),
  cartOf({ cartItems: null }),
  cartOf({ cartItems: {} }),
  cartOf({ cartItems: "x", savedForLater: 3 }),
  inCart(null),
  inCart([]),
  inCart("x"),
  inCart(7),
  inCart({}),
  inCart({ ...line, quantity: 0 }),
  inCart({ ...line, quantity: -1 }),
  inCart({ ...line, quantity: 1.5 }),
  inCart({ ...line, quantity: "2" }),
  inCart({ ...line, quantity: null }),
  inCart({ ...line, quantity: 1e308 }),
  inCart({ ...line, _id: 4 }),
  inCart({ ...line, _id: "x".repeat(5000) }),
  inCart({ ...line, _id: "__proto__" }),
  inCart({ ...line, cartItemId: {} }),
  inCart({ ...line, price: 0.01, name: "<script>" }),
  inCart({ ...line, selectedProductColor: 5 }),
  inCart({ ...line, selectedProductColor: "x".repeat(5000), selectedProductSize: "m" }),
  inCart(line, line),
  inCart(...Array.from({ length: 500 }, (_, i) => ({ ...line, _id: String(i), cartItemId: `i${i}` }))),
  cartOf({ cartItems: [line], coupon: {}, note: 5 }),
  cartOf({ cartItems: [line], note: "x".repeat(9000) }),
  listsOf(null),
  listsOf("x"),
  listsOf([null]),
  listsOf([{}]),
  listsOf([{ _id: 5 }]),
  listsOf([{ _id: "1" }, { _id: "1" }]),
  listsOf(Array.from({ length: 600 }, (_, i) => ({ _id: String(i) }))),
  currencyOf(null),
  currencyOf([]),
  currencyOf({ currencyName: 5 }),
  currencyOf({ currencyName: "usd" }),
  currencyOf({ currencyName: "USD", currencyRate: 0 }),
  currencyOf({ currencyName: "USD", currencyRate: "1" }),
  currencyOf({ currencyName: "EUR", currencyRate: 9 }),
  currencyOf({ exchangeRates: "x" }),
  currencyOf({ exchangeRates: { USD: -1, x: 2 } }),
  { state: {}, version: 2 },
  { version: 99, data: [1] },
  { state: { cart: { lines: [] } }, version: 2 },
  { state: "packed", version: 3 },
  { _persist: "x" },
  { cart: "{", _persist: '{"version":1.1}' },
  { cart: '{"cartItems":[]}', _persist: '{"version":9}' },
  { _persist: { version: 1 }, cart: { cartItems: [] } },
  { state: {}, version: 1.1, writers: "x" },
  { state: {}, version: 1.1, writers: { tab: "x", me: 1e99 } },
];

const hostile = [
  '{"__proto__":{"cartItems":[]},"state":{"__proto__":{"cart":{"cartItems":[{"_id":"1"}]}},"cart":{"__proto__":{"x":1},"cartItems":[]}},"version":1.1}',
  '{"state":{"constructor":{"prototype":{"x":1}},"toString":1},"version":1.1}',
];

const seeds = [...texts, ...hostile, ...values.map((value) => JSON.stringify(value))];

function openShop(raw: string) {
  const there = fakeStorage({ [STORAGE_KEY]: raw });
  const cart = { name: "cart", initial: emptyCart, read: readCart, store: createStore(() => emptyCart) };
  const currency = {
    name: "currency",
    initial: defaultCurrency,
    read: readCurrency,
    store: createStore(() => defaultCurrency),
  };
  const compare = { name: "compare", initial: emptyCompare, read: readCompare, store: createStore(() => emptyCompare) };
  const wishlist = {
    name: "wishlist",
    initial: emptyWishlist,
    read: readWishlist,
    store: createStore(() => emptyWishlist),
  };
  const vault = new Vault({
    slices: [cart, currency, compare, wishlist] as unknown as AnySlice[],
    storage: there.storage,
    withLock: async (work) => work(),
    afterPaint: (work) => work(),
    notify: () => undefined,
    now: () => 0,
    tabId: "me",
  });
  return { vault, cart, currency, compare, wishlist, entries: there.entries };
}

test("there are enough seeds", () => {
  expect(new Set(seeds).size).toBeGreaterThanOrEqual(80);
});

test.each(seeds.map((seed) => [seed.slice(0, 70), seed]))(
  "the shop starts with %s, and no stored data is destroyed",
  async (_, seed) => {
    const shop = openShop(seed);
    await shop.vault.restore();
    const isFuture = /"version\\?":(2|3|9|99)\b/.test(seed);
    expect(shop.vault.status.getState()).toBe("restored");
    for (const { _id, cartItemId, quantity } of shop.cart.store.getState().cartItems) {
      expect([typeof _id, typeof cartItemId]).toEqual(["string", "string"]);
      expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
    }
    const ids = shop.cart.store.getState().cartItems.map((item) => item.cartItemId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(shop.currency.store.getState().currencyRate).toBeGreaterThan(0);
    expect(shop.compare.store.getState().compareItems.length).toBeLessThanOrEqual(6);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();

    shop.vault.change(shop.cart, (cart) => ({ ...cart, note: "hello" }));
    expect(shop.cart.store.getState().note).toBe("hello");
    const texts = [...shop.entries.values()];
    if (isFuture) expect(shop.entries.get(STORAGE_KEY)).toBe(seed);
    else expect(texts.some((text) => text.includes('"note":"hello"'))).toBe(true);
    const wasUnderstood = shop.entries.size === 1;
    if (!wasUnderstood) expect(texts).toContain(seed);
  },
);

const golden = {
  cartItems: [
    { _id: "1", cartItemId: "u1", quantity: 2, selectedProductColor: "black", selectedProductSize: "xl" },
    { _id: "16", cartItemId: "u2", quantity: 1 },
  ],
};
const goldenCurrency = { currencySymbol: "$", currencyName: "USD", currencyRate: 1.16, exchangeRates: { USD: 1.16 } };
const goldenLists = {
  compare: { compareItems: [{ _id: "3" }] },
  wishlist: { wishlistItems: [{ _id: "5" }, { _id: "8" }] },
};

const withFields = {
  cartItems: golden.cartItems.map((item) => ({ ...item, name: "Stored once", price: 12.3, image: ["a"] })),
};
const packed = Object.fromEntries(
  Object.entries({
    currency: goldenCurrency,
    cart: golden,
    ...goldenLists,
    _persist: { version: 1.1, rehydrated: true },
  }).map(([name, value]) => [name, JSON.stringify(value)]),
);

test.each([
  [
    "version 1, whose lines carried names and prices",
    { state: { currency: goldenCurrency, cart: withFields, ...goldenLists }, version: 1 },
  ],
  [
    "version 1.1",
    { state: { currency: goldenCurrency, cart: { ...golden, savedForLater: [] }, ...goldenLists }, version: 1.1 },
  ],
  ["a value written by redux-persist", packed],
])("%s is restored completely", async (_, value) => {
  const shop = openShop(JSON.stringify(value));
  await shop.vault.restore();
  expect(shop.cart.store.getState()).toEqual({ ...golden, savedForLater: [] });
  expect(shop.currency.store.getState()).toEqual(goldenCurrency);
  expect(shop.compare.store.getState()).toEqual(goldenLists.compare);
  expect(shop.wishlist.store.getState()).toEqual(goldenLists.wishlist);
  expect([...shop.entries.keys()]).toEqual([STORAGE_KEY]);
});

test("any corrupted stored value can be read, with the same result a second time", async () => {
  const whole = {
    state: { currency: goldenCurrency, cart: { ...golden, savedForLater: golden.cartItems }, ...goldenLists },
    version: 1.1,
    writers: { other: 3 },
  };
  const stateOf = ({ cart, currency, compare, wishlist }: ReturnType<typeof openShop>) =>
    [cart, currency, compare, wishlist].map(({ store }) => store.getState());
  await fc.assert(
    fc.asyncProperty(fc.oneof(bodiesNear(whole), bodiesNear(packed), fc.jsonValue()), async (value) => {
      const raw = JSON.stringify(value) ?? "";
      const first = openShop(raw);
      await first.vault.restore();
      const { cartItems, savedForLater } = first.cart.store.getState();
      for (const { _id, quantity } of [...cartItems, ...savedForLater]) {
        expect(_id.length).toBeGreaterThan(0);
        expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
      }
      expect(first.currency.store.getState().currencyRate).toBeGreaterThan(0);
      const second = openShop(first.entries.get(STORAGE_KEY) ?? "");
      await second.vault.restore();
      expect(stateOf(second)).toEqual(stateOf(first));
    }),
    { numRuns: 200 },
  );
});
