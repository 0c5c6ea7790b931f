import { beforeEach, expect, test, vi } from "vitest";
import { readAccount, withoutReads } from "./account-reads.ts";
import { setSessionUser, useSession } from "./session.store.ts";

const ada = { email: "ada@example.com", name: "Ada", language: "en" } as const;
const lin = { email: "lin@example.com", name: "Lin", language: "en" } as const;
vi.mock("~/platform/ui/when-idle.ts", () => ({ runWhenIdle: () => undefined }));
vi.mock("../choices/account-sync.ts", () => ({ endSync: () => undefined }));

/** Answers in the order in which they are asked for; an aborted request never gets one. */
const asked: ((status: number) => void)[] = [];

beforeEach(() => {
  asked.length = 0;
  const fetch = (_path: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => reject(signal.reason));
      asked.push((status) => resolve(Response.json({ orders: [] }, { status })));
    });
  vi.stubGlobal("fetch", fetch);
  setSessionUser(ada);
  return () => vi.unstubAllGlobals();
});

test("a session that has expired leads to signing in again", async () => {
  const read = readAccount("/api/account/orders");
  asked[0]?.(401);
  expect(await read).toMatchObject({ status: 401 });
  expect(useSession.getState().status).toBe("signed-out");
});

test("a refusal of the session before does not sign out whoever has signed in since", async () => {
  const read = readAccount("/api/account/orders");
  setSessionUser(lin);
  asked[0]?.(401);
  await read;
  expect(useSession.getState().user).toEqual(lin);
});

test("signing out takes back what is being read, and nothing is asked again", async () => {
  const read = readAccount("/api/account/orders");
  await withoutReads(async () => setSessionUser(undefined));
  expect(await read).toMatchObject({ ok: false, code: "aborted" });
  expect(asked).toHaveLength(1);
});

test("if the session goes on, what was being read and what was wanted meanwhile is read", async () => {
  const read = readAccount("/api/account/orders");
  let refuse = () => {};
  const ending = withoutReads(() => new Promise<void>((_, reject) => (refuse = () => reject(new Error("no")))));
  const wanted = readAccount("/api/account/addresses");
  refuse();
  await expect(ending).rejects.toThrow("no");
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  for (const answer of asked) answer(200);
  expect(await read).toMatchObject({ ok: true });
  expect(await wanted).toMatchObject({ ok: true });
});
