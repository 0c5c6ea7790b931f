import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { type FakeStorage, fakeLock, fakeStorage } from "./fake-storage.ts";
import type { AnySlice, Reading, SavedSlice } from "./saved-slice.ts";
import { parseStored, STORAGE_KEY, UNREADABLE_KEY } from "./stored-value.ts";
import { RESTORE_TIMEOUT_MS, Vault, type VaultWorld } from "./vault.ts";

type Pieces = Readonly<Record<string, number>>;
type Rates = { rate: number };

const noRates: Rates = { rate: 1 };

/** Pieces by product; what is not a count is left out. */
function readPieces(stored: unknown): Reading<Pieces> {
  const pairs = Object.entries(stored ?? {});
  const good = pairs.filter(([, count]) => Number.isInteger(count));
  return { state: Object.fromEntries(good), lost: good.length < pairs.length };
}

function countPieces(pieces: Pieces): number {
  return Object.values(pieces).reduce((sum, count) => sum + count, 0);
}

function openTab(tabId: string, { storage }: Pick<FakeStorage, "storage">, world: Partial<VaultWorld> = {}) {
  const cart: SavedSlice<Pieces> = { name: "cart", initial: {}, read: readPieces, store: createStore(() => ({})) };
  const rates: SavedSlice<Rates> = {
    name: "rates",
    initial: noRates,
    read: (stored) => ({ state: stored as Rates, lost: false }),
    store: createStore(() => noRates),
  };
  const told: string[] = [];
  const vault = new Vault({
    slices: [cart, rates] as unknown as AnySlice[],
    storage,
    withLock: async (work) => work(),
    tell: (message) => told.push(message),
    now: () => Date.now(),
    tabId,
    ...world,
  });
  const add = (id: string, count = 1) =>
    vault.change(cart, (pieces) => ({ ...pieces, [id]: (pieces[id] ?? 0) + count }));
  return { vault, cart, rates, told, add, pieces: () => countPieces(cart.store.getState()) };
}

const storedAs = (cart: unknown, version = 1.1) => JSON.stringify({ state: { cart }, version });
const twoPieces = storedAs({ 4: 2 });
const piecesIn = (entries: Map<string, string>) => {
  const stored = parseStored(entries.get(STORAGE_KEY) ?? null);
  return countPieces(readPieces("state" in stored ? stored.state["cart"] : {}).state);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a shopper who comes back finds the cart they left", async () => {
  const there = fakeStorage();
  const first = openTab("a", there);
  await first.vault.restore();
  first.add("7", 3);
  const again = openTab("b", there);
  await again.vault.restore();
  expect(again.vault.status.getState()).toBe("restored");
  expect(again.cart.store.getState()).toEqual(first.cart.store.getState());
});

test("what is chosen before restoring is done is added to what was stored", async () => {
  const there = fakeStorage({ [STORAGE_KEY]: twoPieces });
  const tab = openTab("a", there);
  tab.add("7");
  await tab.vault.restore();
  expect(tab.pieces()).toBe(3);
  expect(piecesIn(there.entries)).toBe(3);
});

test("restoring gives up after five seconds, and the next change is merged into what was stored", async () => {
  const there = fakeStorage({ [STORAGE_KEY]: twoPieces });
  const lock = fakeLock();
  let release = () => {};
  void lock(() => undefined);
  const stalled = new Promise<void>((resolve) => {
    release = resolve;
  });
  const tab = openTab("a", there, { withLock: (work) => stalled.then(() => lock(work)) });
  void tab.vault.restore();
  await vi.advanceTimersByTimeAsync(RESTORE_TIMEOUT_MS - 1);
  expect(tab.vault.status.getState()).toBe("pending");
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.vault.status.getState()).toBe("gave-up");
  expect(tab.pieces()).toBe(0);
  tab.add("7");
  expect(tab.pieces()).toBe(1);
  expect(there.entries.get(STORAGE_KEY)).toBe(twoPieces);
  release();
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.pieces()).toBe(3);
  expect(piecesIn(there.entries)).toBe(3);
});

test.each([
  [
    "the browser throws where storage is named",
    () => {
      throw new DOMException("no", "SecurityError");
    },
  ],
  [
    "the browser throws where storage is used",
    () => ({
      getItem: () => {
        throw new Error("no");
      },
      setItem: () => {
        throw new Error("no");
      },
    }),
  ],
])("%s: the cart works until the tab closes, and that is said once", async (_, storage) => {
  const tab = openTab("a", { storage: storage as FakeStorage["storage"] });
  await tab.vault.restore();
  tab.vault.change(tab.rates, () => ({ rate: 2 }), { isQuiet: true });
  expect(tab.told).toEqual([]);
  tab.add("1");
  tab.add("2");
  expect(tab.pieces()).toBe(2);
  expect(tab.told).toHaveLength(1);
});

test("full storage keeps the old cart, and takes all changes once there is room", async () => {
  const there = fakeStorage({ [STORAGE_KEY]: twoPieces }, twoPieces.length + 10);
  const tab = openTab("a", there);
  await tab.vault.restore();
  tab.add("5");
  tab.add("6");
  expect(tab.pieces()).toBe(4);
  expect(there.entries.get(STORAGE_KEY)).toBe(twoPieces);
  expect(tab.told).toHaveLength(1);
  const roomy = fakeStorage(Object.fromEntries(there.entries));
  Object.assign(there.storage(), roomy.storage());
  tab.add("8");
  expect(piecesIn(roomy.entries)).toBe(5);
});

test("where unreadable data cannot be copied for lack of room, it is left as it is", async () => {
  const raw = "{".repeat(1000);
  const there = fakeStorage({ [STORAGE_KEY]: raw }, 1500);
  const tab = openTab("a", there);
  await tab.vault.restore();
  tab.add("5");
  expect(there.entries.get(STORAGE_KEY)).toBe(raw);
  expect(tab.pieces()).toBe(1);
});

test("a cart of a newer version is shown and not overwritten", async () => {
  const raw = storedAs({ 4: 2 }, 1.2);
  const there = fakeStorage({ [STORAGE_KEY]: raw });
  const tab = openTab("a", there);
  await tab.vault.restore();
  tab.add("5");
  expect(tab.pieces()).toBe(3);
  expect(there.entries.get(STORAGE_KEY)).toBe(raw);
  expect(tab.told).toHaveLength(1);
});

test("parts of the stored state that this shop does not know stay in it", async () => {
  const raw = JSON.stringify({ state: { loyalty: { points: 3 } }, version: 1.1 });
  const there = fakeStorage({ [STORAGE_KEY]: raw });
  const tab = openTab("a", there);
  await tab.vault.restore();
  tab.add("5");
  expect(JSON.parse(there.entries.get(STORAGE_KEY) ?? "").state.loyalty).toEqual({ points: 3 });
});

test("data that is partly unreadable is copied aside, and what can be read of it is used", async () => {
  const raw = storedAs({ 4: 2, 5: "three" });
  const there = fakeStorage({ [STORAGE_KEY]: raw, [UNREADABLE_KEY]: "an older copy" });
  const tab = openTab("a", there);
  await tab.vault.restore();
  expect(tab.pieces()).toBe(2);
  expect([...there.entries.values()]).toEqual(expect.arrayContaining([raw, "an older copy"]));
  expect(tab.told).toHaveLength(1);
  const again = openTab("b", there);
  await again.vault.restore();
  expect(again.told).toEqual([]);
});

test("two tabs that change the cart a hundred times in turns end equal and lose nothing", async () => {
  const there = fakeStorage();
  const lock = fakeLock();
  const tabs = [openTab("a", there, { withLock: lock }), openTab("b", there, { withLock: lock })];
  await Promise.all(tabs.map((tab) => tab.vault.restore()));
  for (let i = 0; i < 100; i++) {
    tabs[i % 2]?.add(String(i % 7));
    if (i % 3 === 0) await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(1);
  for (const tab of tabs) tab.vault.queueSync();
  await vi.advanceTimersByTimeAsync(1);
  expect(tabs.map((tab) => tab.pieces())).toEqual([100, 100]);
  expect(tabs[0]?.cart.store.getState()).toEqual(tabs[1]?.cart.store.getState());
});

/** What Chromium does: each tab reads its own copy, and a write reaches the others late, the last one staying. */
function lateTabs(names: readonly string[]) {
  const writes: { by: string; value: string }[] = [];
  const copies = new Map<string, string>();
  const tabs = names.map((name) => {
    const area = {
      getItem: () => copies.get(name) ?? null,
      setItem(_: string, value: string) {
        copies.set(name, value);
        writes.push({ by: name, value });
      },
    };
    return openTab(name, { storage: () => area });
  });
  const deliver = () => {
    const write = writes.shift();
    if (!write) return false;
    for (const [i, name] of names.entries()) {
      if (name === write.by || writes.some((w) => w.by === name)) continue;
      copies.set(name, write.value);
      tabs[i]?.vault.queueSync();
    }
    return true;
  };
  return { tabs, deliver };
}

test("tabs that overwrite each other's cart because they hear of writes late still lose nothing", async () => {
  const turns = fc.array(fc.oneof(fc.constantFrom(0, 1, 2), fc.constant("deliver" as const)), { maxLength: 120 });
  await fc.assert(
    fc.asyncProperty(turns, async (steps) => {
      const { tabs, deliver } = lateTabs(["a", "b", "c"]);
      for (const tab of tabs) await tab.vault.restore();
      let added = 0;
      for (const step of steps) {
        if (step === "deliver") deliver();
        else tabs[step]?.add(String(added++ % 5));
      }
      for (let i = 0; i < 2000 && deliver(); i++);
      expect(deliver()).toBe(false);
      expect(tabs.map((tab) => tab.pieces())).toEqual([added, added, added]);
    }),
    { numRuns: 60 },
  );
});
