import { beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../storage/test-storage.ts";
import { forgetDrafts, keepDraft, readDraft, readTexts } from "./drafts.ts";

let entries: Map<string, string>;

beforeEach(() => {
  const fake = fakeStorage();
  entries = fake.entries;
  vi.stubGlobal("sessionStorage", fake.storage());
});

test("what is typed is kept by form, except passwords", () => {
  keepDraft("profile", { name: "Ada", password: "typed", current: "typed" });
  keepDraft("contact", { message: "Hello" });
  expect(readDraft("profile")).toEqual({ name: "Ada" });
  expect(readTexts("contact", { name: "", message: "" })).toEqual({ name: "", message: "Hello" });
  expect(readTexts("contact", { name: "" }), "a field that is gone").toEqual({ name: "" });
  expect([...entries.values()].join()).not.toContain("typed");
});

test("a form that is sent or emptied is forgotten, all of them when the user signs out", () => {
  keepDraft("profile", { name: "Ada" });
  keepDraft("contact", { message: "Hello" });
  keepDraft("contact", { message: "" });
  expect(readDraft("contact")).toEqual({});
  expect(readDraft("profile")).toEqual({ name: "Ada" });
  keepDraft("profile");
  expect(entries.size, "nothing is left in the browser").toBe(0);
  keepDraft("profile", { name: "Ada" });
  forgetDrafts();
  expect(entries.size).toBe(0);
});

test("without storage nothing is kept, and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepDraft("contact", { message: "Hello" });
  expect(readDraft("contact")).toEqual({});
});
