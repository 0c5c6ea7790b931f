import fc from "fast-check";
import { expect, test } from "vitest";
import type { ApiAnswer, ApiFailure } from "../../platform/requests/api-client.ts";
import { type Choices, isSameChoices, type KeptLine, noChoices } from "./choices.ts";
import { type ChoicesWrite, exchange, hasChanges, isStill, type SyncDeps } from "./exchange-choices.ts";
import { mergeWith, nobody, type SyncState } from "./merge-choices.ts";

/** How the network treats a request: `response-lost` reaches the server, but its response does not come back. */
type Network = "online" | "offline" | "response-lost" | "signed-out";

const failure: ApiFailure = { ok: false, status: 0, code: "network", message: "", values: {}, fields: [], details: {} };

/** The server: one account, written by compare-and-set. */
function createAccount(owner = "ada") {
  let held = { version: 0, choices: noChoices };
  return {
    held: () => held,
    fetch: () => ({ owner, ...held }),
    write({ owner: whose, version, choices }: ChoicesWrite) {
      if (whose !== owner || version !== held.version) return { isKept: false, owner, ...held };
      held = { version: version + 1, choices };
      return { isKept: true, owner, version: held.version };
    },
  };
}

function createDevice(account: () => ReturnType<typeof createAccount>) {
  let own: Choices = noChoices;
  let followed: SyncState = nobody;
  let notices = 0;
  let network: Network = "online";
  async function reach(work: () => unknown): Promise<ApiAnswer<unknown>> {
    const now = network;
    if (now === "signed-out") return { ...failure, status: 401 };
    if (now === "offline") return failure;
    const data = structuredClone(work());
    return now === "response-lost" ? failure : { ok: true, data };
  }
  const deps: SyncDeps = {
    own: () => own,
    followed: () => followed,
    record: (before, now) => {
      if (isStill(before, followed)) followed = now;
    },
    applyPlan: (plan) => {
      own = mergeWith(plan, own);
    },
    fetch: () => reach(() => account().fetch()),
    write: (write) => reach(() => account().write(write)),
    notify: () => {
      notices += 1;
    },
  };
  const changeCart = (change: (cart: readonly KeptLine[]) => readonly KeptLine[]) => {
    own = { ...own, cart: change(own.cart) };
  };
  return {
    deps,
    own: () => own,
    notices: () => notices,
    setNetwork: (next: Network) => {
      network = next;
    },
    set: (id: string, quantity: number) =>
      changeCart((cart) => [...cart.filter((line) => line.id !== id), ...(quantity > 0 ? [{ id, quantity }] : [])]),
    sync: (mustFetch = true) => exchange(deps, mustFetch),
    end: () => {
      followed = { left: own, ...followed };
    },
    clearSynced: () => {
      [own, followed] = [noChoices, nobody];
    },
  };
}

const piecesOn = (device: ReturnType<typeof createDevice>, id: string) =>
  device.own().cart.find((line) => line.id === id)?.quantity ?? 0;

function createTwo() {
  const account = createAccount();
  return { account, phone: createDevice(() => account), desk: createDevice(() => account) };
}

test("an item added on one device is announced once on the other, and an order empties both", async () => {
  const { phone, desk } = createTwo();
  phone.set("tea", 2);
  await phone.sync();
  await desk.sync();
  expect([piecesOn(desk, "tea"), desk.notices(), phone.notices()]).toEqual([2, 1, 0]);
  await desk.sync();
  expect(desk.notices()).toBe(1);
  desk.set("tea", 0);
  await desk.sync(false);
  await phone.sync();
  expect([piecesOn(phone, "tea"), phone.notices()]).toEqual([0, 0]);
});

test("of two concurrent writes, the second merges and sends again", async () => {
  const { account, phone, desk } = createTwo();
  await Promise.all([phone.sync(), desk.sync()]);
  phone.set("tea", 1);
  desk.set("cup", 1);
  await Promise.all([phone.sync(false), desk.sync(false)]);
  await phone.sync();
  for (const device of [phone, desk]) expect([piecesOn(device, "tea"), piecesOn(device, "cup")]).toEqual([1, 1]);
  expect(account.held().version).toBe(2);
});

test("a lost response changes nothing: what was sent is not merged into the cart a second time", async () => {
  const { account, phone, desk } = createTwo();
  await phone.sync();
  phone.set("tea", 3);
  phone.setNetwork("response-lost");
  expect(await phone.sync(false)).toBe("failed");
  phone.set("tea", 0);
  phone.setNetwork("online");
  await phone.sync();
  await desk.sync();
  expect([piecesOn(phone, "tea"), piecesOn(desk, "tea"), account.held().version]).toEqual([0, 0, 2]);
});

test("offline changes are kept and sent later", async () => {
  const { phone, desk } = createTwo();
  await phone.sync();
  phone.setNetwork("offline");
  phone.set("tea", 1);
  expect(await phone.sync(false)).toBe("failed");
  expect(hasChanges(phone.deps)).toBe(true);
  phone.setNetwork("online");
  await phone.sync();
  await desk.sync();
  expect(piecesOn(desk, "tea")).toBe(1);
});

test("a response does not undo a change made while it was pending", async () => {
  const { phone, desk } = createTwo();
  await phone.sync();
  phone.set("tea", 3);
  const syncing = phone.sync(false);
  phone.set("tea", 1);
  await syncing;
  await desk.sync();
  expect([piecesOn(phone, "tea"), piecesOn(desk, "tea")]).toEqual([1, 1]);
});

test("a response after signing out restores nothing", async () => {
  const { phone, desk } = createTwo();
  phone.set("tea", 1);
  await phone.sync();
  desk.set("cup", 1);
  await desk.sync();
  const syncing = phone.sync();
  phone.clearSynced();
  await syncing;
  expect(phone.own()).toEqual(noChoices);
});

test("the next user of a device sees nothing of the previous one, signed out or not", async () => {
  const [ada, bob] = [createAccount("ada"), createAccount("bob")];
  for (const leave of ["signs out", "session ends", "signs in over it"] as const) {
    let account = ada;
    const shared = createDevice(() => account);
    shared.set("tea", 2);
    await shared.sync();
    shared.set("lamp", 1);
    if (leave === "signs out") shared.clearSynced();
    if (leave === "session ends") {
      shared.setNetwork("signed-out");
      expect(await shared.sync()).toBe("ended");
      shared.end();
      shared.set("cup", 1);
      shared.setNetwork("online");
    }
    account = bob;
    await shared.sync();
    const guests = leave === "session ends" ? 1 : 0;
    expect([piecesOn(shared, "tea"), piecesOn(shared, "lamp")], leave).toEqual([0, 0]);
    expect(piecesOn(shared, "cup"), leave).toBe(guests);
    expect(JSON.stringify(bob.held().choices), leave).not.toMatch(/tea|lamp/);
    expect(ada.held().choices.cart, leave).toContainEqual({ id: "tea", quantity: 2 });
    bob.write({ owner: "bob", version: bob.held().version, choices: noChoices });
  }
});

test("whatever happens on two devices and between them, they and the account end up with the same cart", async () => {
  const device = fc.constantFrom(0, 1);
  const step = fc.oneof(
    fc.record({ device, set: fc.constantFrom("tea", "cup", "jar"), quantity: fc.nat(5) }),
    fc.record({ device, network: fc.constantFrom<Network>("online", "offline", "response-lost") }),
    fc.record({ device, mustFetch: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { account, phone, desk } = createTwo();
      const devices = [phone, desk];
      const waiting: Promise<unknown>[] = [];
      for (const one of steps) {
        const at = devices[one.device] ?? phone;
        if ("set" in one) at.set(one.set, one.quantity);
        else if ("network" in one) at.setNetwork(one.network);
        else waiting.push(at.sync(one.mustFetch));
        if (waiting.length % 3 === 0) await Promise.all(waiting);
      }
      await Promise.all(waiting);
      for (const at of devices) at.setNetwork("online");
      for (const at of [phone, desk, phone]) expect(await at.sync()).toBe("done");
      for (const at of devices) expect(isSameChoices(at.own(), account.held().choices)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("an account without changes is not written to", async () => {
  const { account, phone, desk } = createTwo();
  phone.set("tea", 1);
  desk.set("cup", 1);
  for (const at of [phone, desk, phone, desk, phone]) await at.sync();
  expect(account.held().version).toBe(2);
});
