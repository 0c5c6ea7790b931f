import { createStore } from "zustand/vanilla";
import type { AnySlice, SavedSlice } from "./saved-slice.ts";
import { applyChanges, type Change, isSame, readSlice, type SliceStates } from "./slice-states.ts";
import {
  keepUnreadable,
  readStored,
  type Storage,
  type StoredValue,
  type Writers,
  writeStored,
} from "./stored-value.ts";

/** After this many ms without the lock, restoring shows what can be read without it. */
export const RESTORE_TIMEOUT_MS = 5000;
/** How long a tab watches a change it wrote, in ms: a tab that had not seen it yet may overwrite it. */
const WATCH_MS = 10_000;

export type RestoreStatus = "pending" | "restored" | "gave-up";

export type VaultDeps = {
  slices: readonly AnySlice[];
  storage: Storage;
  /** Runs the work while no other tab runs any. */
  withLock(work: () => void): Promise<void>;
  /** Runs the work once the screen shows what has changed. */
  afterPaint(work: () => void): void;
  /** Shows a message to the shopper; called once per message. */
  notify(message: string): void;
  now(): number;
  /** Unique per open tab. */
  tabId: string;
};

const messages = {
  lost: "Some of your saved items could not be read and were left out.",
  future: "Your cart was saved by a newer version of this shop. Changes last until you close this tab.",
  unsaved: "Your browser cannot store your cart: it lasts until you close this tab.",
};

/**
 * Keeps the slices in the browser's storage. The screen always shows the stored state plus this tab's changes that are
 * not in it. Browsers deliver writes to other tabs late, even under a lock, so tabs can overwrite each other: the
 * stored value therefore counts each tab's changes, and a tab that finds its own missing applies them again.
 */
export class Vault {
  readonly status = createStore<RestoreStatus>(() => "pending");
  #deps: VaultDeps;
  #changes: Change[] = [];
  #made = 0;
  #isQueued = false;
  /** Whether storage could be read before. */
  #hasRead = false;
  #notified = new Set<string>();

  constructor(deps: VaultDeps) {
    this.#deps = deps;
  }

  /**
   * Shows the stored state. If the lock is not granted within five seconds, because of a busy machine or a tab that
   * holds it, shows what can be read without it, and syncs when the lock is granted.
   */
  async restore(): Promise<void> {
    const giveUp = setTimeout(() => {
      if (this.status.getState() !== "pending") return;
      this.look();
      this.#resolve("gave-up");
    }, RESTORE_TIMEOUT_MS);
    await this.#deps.withLock(() => this.sync());
    clearTimeout(giveUp);
  }

  /** Changes a slice on screen, and soon in storage. `apply` must be pure: it runs again on what is stored by then. */
  change<S>(slice: SavedSlice<S>, apply: (state: S) => S, { isQuiet = false } = {}): void {
    const change = { slice, apply, number: ++this.#made, at: this.#deps.now(), isQuiet, isSaved: false };
    this.#changes.push(change as unknown as Change);
    if (this.status.getState() === "pending") return;
    slice.store.setState(apply(slice.store.getState()), true);
    this.#deps.afterPaint(() => this.queueSync());
  }

  /** Syncs as soon as no other tab does. */
  queueSync(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    void this.#deps.withLock(() => {
      this.#isQueued = false;
      this.sync();
    });
  }

  get hasUnsaved(): boolean {
    return this.#changes.some((change) => !change.isSaved);
  }

  /** Shows the stored state plus this tab's changes, and writes nothing: reading needs no lock. */
  look(): void {
    const stored = readStored(this.#deps.storage);
    if (stored.kind === "blocked" && this.#hasRead) return;
    const states = new Map(this.#deps.slices.map((slice) => [slice.name, readSlice(slice, stored).state]));
    this.#show(applyChanges(states, this.#missingIn(stored)));
  }

  /** Brings storage, this tab's changes and the screen in sync; must be called under the lock. */
  sync(): void {
    const { slices, storage } = this.#deps;
    const stored = readStored(storage);
    // If storage that was readable before is refused now, what is on screen stays.
    if (stored.kind === "blocked" && this.#hasRead) {
      this.#warnUnsaved(this.#changes);
      return;
    }
    this.#hasRead = stored.kind !== "blocked";
    const readings = slices.map((slice) => [slice.name, readSlice(slice, stored)] as const);
    const isFuture = stored.kind === "future";
    const isLost = stored.kind === "unreadable" || (!isFuture && readings.some(([, reading]) => reading.lost));
    if (isLost) this.#notify(messages.lost);
    if (isFuture) this.#notify(messages.future);
    const before = new Map(readings.map(([name, { state }]) => [name, state]));
    const missing = this.#missingIn(stored);
    const after = applyChanges(before, missing);
    this.#show(after);
    this.#resolve("restored");
    if (isSame(before, after) && !isLost) this.#changes = this.#changes.filter((change) => !missing.includes(change));
    else if (!isFuture) this.#write(stored, after, { missing, isLost });
  }

  #write(stored: StoredValue, states: SliceStates, { missing, isLost }: { missing: Change[]; isLost: boolean }) {
    const { storage, tabId } = this.#deps;
    const mayOverwrite = !isLost || !("raw" in stored) || keepUnreadable(storage, stored.raw);
    const content = { ...("state" in stored && stored.state), ...Object.fromEntries(states) };
    const { [tabId]: _, ...others }: Writers = stored.kind === "state" ? stored.writers : {};
    if (mayOverwrite && writeStored(storage, content, { ...others, [tabId]: this.#made })) {
      for (const change of missing) change.isSaved = true;
      return;
    }
    this.#warnUnsaved(missing);
  }

  #warnUnsaved(changes: readonly Change[]): void {
    if (changes.some(({ isSaved, isQuiet }) => !isSaved && !isQuiet)) this.#notify(messages.unsaved);
  }

  /** Returns this tab's changes missing from a stored value; drops those saved long enough ago. */
  #missingIn(stored: StoredValue): Change[] {
    const contained = stored.kind === "state" ? (stored.writers[this.#deps.tabId] ?? 0) : 0;
    const isCleared = stored.kind === "none";
    const oldest = this.#deps.now() - WATCH_MS;
    this.#changes = this.#changes.filter((change) => !change.isSaved || (!isCleared && change.at > oldest));
    return this.#changes.filter((change) => change.number > contained);
  }

  #show(states: SliceStates): void {
    for (const slice of this.#deps.slices) {
      const state = states.get(slice.name);
      if (JSON.stringify(state) !== JSON.stringify(slice.store.getState())) slice.store.setState(state as never, true);
    }
  }

  #resolve(status: RestoreStatus): void {
    if (this.status.getState() !== "restored") this.status.setState(status, true);
  }

  #notify(message: string): void {
    if (this.#notified.has(message)) return;
    this.#notified.add(message);
    this.#deps.notify(message);
  }
}
