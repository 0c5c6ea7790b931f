import { beforeEach, expect, test, vi } from "vitest";

const getJson = vi.fn(async () => ({ ok: false, status: 401 }));
const onEnded = vi.fn();
vi.mock("../../platform/requests/api-client.ts", () => ({ getJson, postJson: getJson }));
vi.mock("../../platform/storage/saved-state.store.ts", () => ({
  restoreLateSlices: async () => undefined,
  changeSaved: () => undefined,
}));

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.clearAllMocks();
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test("a sync that is due while the shopper signs out asks nothing and does not say that the session ended", async () => {
  const { clearSynced, pauseSync, startSync } = await import("./account-sync.ts");
  await pauseSync(async () => {
    await startSync(onEnded);
    await clearSynced();
  });
  expect(getJson).not.toHaveBeenCalled();
  expect(onEnded).not.toHaveBeenCalled();
});

test("if signing out fails, syncing goes on", async () => {
  const { pauseSync, startSync } = await import("./account-sync.ts");
  await pauseSync(async () => {
    await startSync(onEnded);
    expect(getJson).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledTimes(1));
  expect(getJson).toHaveBeenCalledTimes(1);
});
