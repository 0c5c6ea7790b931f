import { beforeEach, expect, test, vi } from "vitest";
import { signOut } from "./sign-out.ts";

const steps: string[] = [];
let isKept = true;
let answer = { ok: true, status: 200 };

vi.mock("../../platform/requests/api-client.ts", () => ({
  postJson: async () => {
    steps.push("sign out");
    return answer;
  },
}));
vi.mock("~/platform/forms/drafts.ts", () => ({ forgetDrafts: () => steps.push("forget drafts") }));
vi.mock("~/platform/ui/toast.store.ts", () => ({ showToast: () => steps.push("say why not") }));
vi.mock("./session.store.ts", () => ({
  setSessionUser: () => steps.push("nobody is signed in"),
  loadAccountSync: async () => ({
    syncNow: async () => isKept,
    clearSynced: async () => steps.push("clear"),
    endSync: async () => steps.push("stop"),
    pauseSync: async (work: () => Promise<unknown>) => {
      steps.push("pause");
      const result = await work();
      steps.push("go on");
      return result;
    },
  }),
}));

beforeEach(() => {
  steps.length = 0;
  isKept = true;
  answer = { ok: true, status: 200 };
});

test("clears the cart that the account has, before syncing may go on", async () => {
  await signOut();
  expect(steps).toEqual(["pause", "sign out", "forget drafts", "clear", "nobody is signed in", "go on"]);
});

test("leaves a cart that the account could not save, and stops syncing it", async () => {
  isKept = false;
  await signOut();
  expect(steps).toEqual(["pause", "sign out", "forget drafts", "stop", "nobody is signed in", "go on"]);
});

test("if it fails, everything stays as it is and syncing goes on", async () => {
  answer = { ok: false, status: 503 };
  await signOut();
  expect(steps).toEqual(["pause", "sign out", "say why not", "go on"]);
});
