import fc from "fast-check";
import { expect, test } from "vitest";
import { fakeLock, fakeStorage } from "./test-storage.ts";
import { openTab } from "./test-tab.ts";

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("two tabs that take turns changing the cart a hundred times end up equal and lose nothing", async () => {
  const there = fakeStorage();
  const lock = fakeLock();
  const tabs = [openTab("a", there, { withLock: lock }), openTab("b", there, { withLock: lock })];
  await Promise.all(tabs.map((tab) => tab.vault.restore()));
  for (let i = 0; i < 100; i++) {
    tabs[i % 2]?.add(String(i % 7));
    if (i % 3 === 0) await settled();
  }
  await settled();
  for (const tab of tabs) tab.vault.queueSync();
  await settled();
  expect(tabs.map((tab) => tab.pieces())).toEqual([100, 100]);
  expect(tabs[0]?.cart.store.getState()).toEqual(tabs[1]?.cart.store.getState());
});

/** Like Chromium: each tab reads its own copy, and writes reach the others late; the last one wins. */
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

test("tabs that overwrite each other's cart because they see writes late still lose nothing", async () => {
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
