import { beforeEach, expect, test, vi } from "vitest";
import type { AccountUser } from "./account.ts";

const user: AccountUser = { email: "ada@example.com", name: "Ada", language: "en" };
const endSync = vi.fn();
vi.mock("~/platform/ui/when-idle.ts", () => ({ runWhenIdle: () => undefined }));
vi.mock("../choices/account-sync.ts", () => ({ endSync }));

/** Answers to `/api/account` in the order in which they are asked for; each is given by the test. */
const asked: ((answer: object) => void)[] = [];

beforeEach(() => {
  asked.length = 0;
  endSync.mockClear();
  vi.stubGlobal("fetch", () => new Promise((resolve) => asked.push((body) => resolve(Response.json(body)))));
  return () => vi.unstubAllGlobals();
});

async function openSession() {
  vi.resetModules();
  return await import("./session.store.ts");
}

test("an answer from before the shopper signed out does not sign them in again", async () => {
  const { loadSession, setSessionUser, useSession } = await openSession();
  setSessionUser(user);
  const loading = loadSession();
  setSessionUser(undefined);
  asked[0]?.({ user });
  expect(await loading).toMatchObject({ status: "signed-out" });
  expect(useSession.getState().user).toBeUndefined();
});

test("an answer from before the shopper signed in does not sign them out again", async () => {
  const { loadSession, useSession } = await openSession();
  const [before, after] = [loadSession(), loadSession()];
  asked[1]?.({ user });
  await after;
  asked[0]?.({ user: null });
  await before;
  expect(useSession.getState()).toMatchObject({ status: "signed-in", user });
  expect(endSync).not.toHaveBeenCalled();
});

test("of two answers in order, the later one counts", async () => {
  const { loadSession, useSession } = await openSession();
  const loading = [loadSession(), loadSession()];
  asked[0]?.({ user });
  await loading[0];
  asked[1]?.({ user: null });
  await loading[1];
  expect(useSession.getState().status).toBe("signed-out");
});

test("a page from the back/forward cache learns that another tab has signed out", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  const { followOtherTabs, setSessionUser, useSession } = await openSession();
  const stopFollowing = followOtherTabs();
  show(true);
  expect(asked).toHaveLength(0);
  setSessionUser(user);
  show(false);
  expect(asked).toHaveLength(0);
  show(true);
  asked[0]?.({ user: null });
  await vi.waitFor(() => expect(useSession.getState().status).toBe("signed-out"));
  setSessionUser(user);
  stopFollowing();
  show(true);
  expect(asked).toHaveLength(1);
});
