import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseStored, STORAGE_KEY, UNREADABLE_KEY } from "./stored-value.ts";
import { type FakeStorage, fakeLock, fakeStorage } from "./test-storage.ts";
import { countPieces, openTab, readPieces } from "./test-tab.ts";
import { RESTORE_TIMEOUT_MS } from "./vault.ts";

const storedAs = (cart: unknown, version = 1.1) => JSON.stringify({ state: { cart }, version });
const twoPieces = storedAs({ 4: 2 });
const piecesIn = (entries: Map<string, string>) => {
  const stored = parseStored(entries.get(STORAGE_KEY) ?? null);
  return countPieces(readPieces("state" in stored ? stored.state["cart"] : {}).state);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a returning shopper finds the cart they left", async () => {
  const there = fakeStorage();
  const first = openTab("a", there);
  await first.vault.restore();
  first.add("7", 3);
  const again = openTab("b", there);
  await again.vault.restore();
  expect(again.vault.status.getState()).toBe("restored");
  expect(again.cart.store.getState()).toEqual(first.cart.store.getState());
});

test("a change is on screen before it is stored", async () => {
  const there = fakeStorage();
  const waiting: (() => void)[] = [];
  const tab = openTab("a", there, { afterPaint: (work) => void waiting.push(work) });
  await tab.vault.restore();
  tab.add("7", 3);
  expect([tab.pieces(), piecesIn(there.entries)]).toEqual([3, 0]);
  for (const work of waiting) work();
  expect(piecesIn(there.entries)).toBe(3);
});

test("changes made before restoring has finished are added to the stored state", async () => {
  const there = fakeStorage({ [STORAGE_KEY]: twoPieces });
  const tab = openTab("a", there);
  tab.add("7");
  await tab.vault.restore();
  expect(tab.pieces()).toBe(3);
  expect(piecesIn(there.entries)).toBe(3);
});

test("without the lock, restoring shows the stored state after five seconds and merges the next change", async () => {
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
  expect(tab.pieces()).toBe(2);
  tab.add("7");
  expect(tab.pieces()).toBe(3);
  expect(there.entries.get(STORAGE_KEY)).toBe(twoPieces);
  release();
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.pieces()).toBe(3);
  expect(piecesIn(there.entries)).toBe(3);
});

test("a page restored by the browser shows what another has stored since, without waiting for the lock", async () => {
  const there = fakeStorage({ [STORAGE_KEY]: twoPieces });
  let isHeld = false;
  const withLock = async (work: () => void) => (isHeld ? new Promise<void>(() => undefined) : work());
  const left = openTab("a", there, { withLock });
  await left.vault.restore();
  const other = openTab("b", there);
  await other.vault.restore();
  other.add("7");
  isHeld = true;
  left.vault.look();
  expect(left.pieces()).toBe(3);
  expect(piecesIn(there.entries)).toBe(3);
});

test("a temporary storage failure removes nothing from the screen, and every change is stored afterwards", async () => {
  const there = fakeStorage({ [STORAGE_KEY]: twoPieces });
  let isFailing = false;
  const tab = openTab("a", {
    storage: () => {
      if (isFailing) throw new DOMException("busy", "SecurityError");
      return there.storage();
    },
  });
  await tab.vault.restore();
  isFailing = true;
  tab.vault.queueSync();
  tab.vault.look();
  expect(tab.pieces()).toBe(2);
  expect(tab.notices).toEqual([]);
  tab.add("7");
  tab.vault.queueSync();
  expect(tab.pieces()).toBe(3);
  expect(tab.notices).toHaveLength(1);
  isFailing = false;
  tab.add("8");
  expect(tab.pieces()).toBe(4);
  expect(piecesIn(there.entries)).toBe(4);
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
])("%s: the cart works until the tab closes, and the shopper is told once", async (_, storage) => {
  const tab = openTab("a", { storage: storage as FakeStorage["storage"] });
  await tab.vault.restore();
  tab.vault.change(tab.rates, () => ({ rate: 2 }), { isQuiet: true });
  expect(tab.notices).toEqual([]);
  tab.add("1");
  tab.add("2");
  expect(tab.pieces()).toBe(2);
  expect(tab.notices).toHaveLength(1);
});

test("full storage keeps the old cart, and stores all changes once there is room", async () => {
  const there = fakeStorage({ [STORAGE_KEY]: twoPieces }, twoPieces.length + 10);
  const tab = openTab("a", there);
  await tab.vault.restore();
  tab.add("5");
  tab.add("6");
  expect(tab.pieces()).toBe(4);
  expect(there.entries.get(STORAGE_KEY)).toBe(twoPieces);
  expect(tab.notices).toHaveLength(1);
  const roomy = fakeStorage(Object.fromEntries(there.entries));
  Object.assign(there.storage(), roomy.storage());
  tab.add("8");
  expect(piecesIn(roomy.entries)).toBe(5);
});

test("unreadable data that cannot be copied for lack of room is left as it is", async () => {
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
  expect(tab.notices).toHaveLength(1);
});

test("unknown parts of the stored state are preserved", async () => {
  const raw = JSON.stringify({ state: { loyalty: { points: 3 } }, version: 1.1 });
  const there = fakeStorage({ [STORAGE_KEY]: raw });
  const tab = openTab("a", there);
  await tab.vault.restore();
  tab.add("5");
  expect(JSON.parse(there.entries.get(STORAGE_KEY) ?? "").state.loyalty).toEqual({ points: 3 });
});

test("partly unreadable data is copied aside, and its readable part is used", async () => {
  const raw = storedAs({ 4: 2, 5: "three" });
  const there = fakeStorage({ [STORAGE_KEY]: raw, [UNREADABLE_KEY]: "an older copy" });
  const tab = openTab("a", there);
  await tab.vault.restore();
  expect(tab.pieces()).toBe(2);
  expect([...there.entries.values()]).toEqual(expect.arrayContaining([raw, "an older copy"]));
  expect(tab.notices).toHaveLength(1);
  const again = openTab("b", there);
  await again.vault.restore();
  expect(again.notices).toEqual([]);
});
