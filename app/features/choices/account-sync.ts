import { getJson, postJson } from "~/platform/requests/api-client.ts";
import { createSavedSlice } from "~/platform/storage/saved-slice.ts";
import { changeSaved, restoreLateSlices } from "~/platform/storage/saved-state.store.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { cartSlice } from "../cart/cart.store.ts";
import { emptyCart } from "../cart/cart.ts";
import { randomKey } from "../cart/random-key.ts";
import { wishlistSlice } from "../wishlist/wishlist.store.ts";
import { emptyWishlist } from "../wishlist/wishlist.ts";
import { applyToCart, applyToWishlist } from "./apply-plan.ts";
import { choicesOf, type KeptLine } from "./choices.ts";
import { exchange, hasChanges, isStill, type Outcome, type SyncDeps } from "./exchange-choices.ts";
import { nobody, type Plan } from "./merge-choices.ts";
import { readSyncState } from "./read-sync-state.ts";
import { hideSignedOut, showSignedOut } from "./signed-out-notice.ts";

const PATH = "/api/account/choices";
/** Delay in ms before a change is sent: several clicks are sent as one change. */
const REST_MS = 1000;
const AGAIN_MS = 30_000;
const TIMEOUT_MS = 10_000;

/** Stored in one value with the cart, so that the agreed state is never newer or older than the cart it describes. */
const syncSlice = createSavedSlice({ name: "account", initial: nobody, read: readSyncState });

const quietly = { isQuiet: true };

const deps: SyncDeps = {
  own: () => choicesOf(cartSlice.store.getState(), wishlistSlice.store.getState()),
  followed: () => syncSlice.store.getState(),
  record: (before, now) => changeSaved(syncSlice, (state) => (isStill(before, state) ? now : state), quietly),
  applyPlan,
  fetch: () => getJson(PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  write: (choices) =>
    postJson(PATH, choices, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // The page may be closing.
      keepalive: document.visibilityState === "hidden",
    }),
  notify: () =>
    showToast({
      kind: "info",
      message: "Your cart has what you chose on another device",
      ...(location.pathname !== "/cart" && { link: { label: "View cart", to: "/cart" } }),
    }),
};

function applyPlan(plan: Plan): void {
  // A line gets the same id, however often the change is applied.
  const ids = new Map<KeptLine, string>();
  const idFor = (line: KeptLine) => {
    const id = ids.get(line) ?? randomKey();
    ids.set(line, id);
    return id;
  };
  changeSaved(cartSlice, (cart) => applyToCart(plan, cart, idFor), quietly);
  changeSaved(wishlistSlice, (list) => applyToWishlist(plan, list), quietly);
}

let following: AbortController | undefined;
let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isPaused = false;
let reportEnded = () => {};

/** Syncs cart and wishlist with the signed-in account from now on; calls `onEnded` when its session has ended. */
export async function startSync(onEnded: () => void): Promise<void> {
  reportEnded = onEnded;
  hideSignedOut();
  await restoreLateSlices();
  if (!following) listen();
  await run(true);
}

/**
 * Stops syncing after the session has ended; what is here stays, but not for the next user who signs in. With `hasNotice`
 * the shopper sees a notice: they did not end it in this tab.
 */
export async function endSync(hasNotice = false): Promise<void> {
  if (hasNotice) showSignedOut();
  stop();
  await restoreLateSlices();
  const left = deps.own();
  changeSaved(syncSlice, (state) => (state.owner ? { left, ...state } : state), quietly);
}

/** Sends pending changes. Returns whether the account then has everything in this browser. */
export async function syncNow(): Promise<boolean> {
  await restoreLateSlices();
  await run(false);
  return deps.followed().owner !== "" && !hasChanges(deps);
}

/** Syncs nothing while `work` runs, in which the session may end; continues afterwards, unless syncing was stopped. */
export async function pauseSync<A>(work: () => Promise<A>): Promise<A> {
  isPaused = true;
  clearTimeout(timer);
  try {
    return await work();
  } finally {
    isPaused = false;
    if (following) void run(true);
  }
}

/** Clears cart and wishlist in this browser if they belong to the account. */
export async function clearSynced(): Promise<void> {
  stop();
  await restoreLateSlices();
  if (!deps.followed().owner) return;
  changeSaved(cartSlice, () => emptyCart, quietly);
  changeSaved(wishlistSlice, () => emptyWishlist, quietly);
  changeSaved(syncSlice, () => nobody, quietly);
}

function stop(): void {
  following?.abort();
  following = undefined;
  clearTimeout(timer);
}

function listen(): void {
  following = new AbortController();
  const { signal } = following;
  const look = () => {
    if (document.visibilityState === "visible" && hasChanges(deps)) runLater(REST_MS, false);
  };
  for (const slice of [cartSlice.store, wishlistSlice.store]) signal.addEventListener("abort", slice.subscribe(look));
  addEventListener("online", () => void run(true), { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") void run(true);
      else if (hasChanges(deps)) void run(false);
    },
    { signal },
  );
}

function runLater(ms: number, mustFetch: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // If another tab has cleared everything, there is nothing left to send.
    if (mustFetch || hasChanges(deps)) void run(mustFetch);
  }, ms);
}

/** Runs one sync after the other; the first one immediately, as a hidden page may not get another chance. */
function run(mustFetch: boolean): Promise<void> {
  clearTimeout(timer);
  if (isPaused) return Promise.resolve();
  const work = async () => finish(await exchange(deps, mustFetch));
  const own: Promise<void> = (running ? running.then(work) : work()).finally(() => {
    if (running === own) running = undefined;
  });
  running = own;
  return own;
}

async function finish(outcome: Outcome): Promise<void> {
  if (outcome === "ended" && following) {
    await endSync();
    reportEnded();
  }
  if (outcome === "failed" && following) runLater(AGAIN_MS, true);
}
