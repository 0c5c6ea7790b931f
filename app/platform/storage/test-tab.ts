import { createStore } from "zustand/vanilla";
import type { AnySlice, Reading, SavedSlice } from "./saved-slice.ts";
import type { FakeStorage } from "./test-storage.ts";
import { Vault, type VaultDeps } from "./vault.ts";

type Pieces = Readonly<Record<string, number>>;
type Rates = { rate: number };

const noRates: Rates = { rate: 1 };

/** Quantities by product; anything that is not an integer is left out. */
export function readPieces(stored: unknown): Reading<Pieces> {
  const pairs = Object.entries(stored ?? {});
  const good = pairs.filter(([, count]) => Number.isInteger(count));
  return { state: Object.fromEntries(good), lost: good.length < pairs.length };
}

export function countPieces(pieces: Pieces): number {
  return Object.values(pieces).reduce((sum, count) => sum + count, 0);
}

/** An open tab for tests: a vault on a storage, with a cart of quantities by product. */
export function openTab(tabId: string, { storage }: Pick<FakeStorage, "storage">, deps: Partial<VaultDeps> = {}) {
  const cart: SavedSlice<Pieces> = { name: "cart", initial: {}, read: readPieces, store: createStore(() => ({})) };
  const rates: SavedSlice<Rates> = {
    name: "rates",
    initial: noRates,
    read: (stored) => ({ state: stored as Rates, lost: false }),
    store: createStore(() => noRates),
  };
  const notices: string[] = [];
  const vault = new Vault({
    slices: [cart, rates] as unknown as AnySlice[],
    storage,
    withLock: async (work) => work(),
    afterPaint: (work) => work(),
    notify: (message) => notices.push(message),
    now: () => Date.now(),
    tabId,
    ...deps,
  });
  const add = (id: string, count = 1) =>
    vault.change(cart, (pieces) => ({ ...pieces, [id]: (pieces[id] ?? 0) + count }));
  return { vault, cart, rates, notices, add, pieces: () => countPieces(cart.store.getState()) };
}
