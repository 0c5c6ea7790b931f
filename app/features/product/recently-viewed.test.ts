import { afterEach, describe, expect, test, vi } from "vitest";
import { clearRecentlyViewed, noteViewed, readRecentlyViewed, useRecentlyViewed } from "./recently-viewed.store.ts";
import { readViewed, rememberViewed } from "./recently-viewed.ts";

describe("products seen lately", () => {
  test("the latest stands first, every product once, at most twelve", () => {
    expect(rememberViewed(["1", "2", "3"], "2")).toEqual(["2", "1", "3"]);
    const many = Array.from({ length: 12 }, (_, i) => String(i));
    expect(rememberViewed(many, "new")).toEqual(["new", ...many.slice(0, 11)]);
  });

  test.each([null, "", "{", "{}", "null", '[1,null,{"a":1}]'])("a stored %s is an empty list", (raw) => {
    expect(readViewed(raw)).toEqual([]);
  });

  test("a stored list is read without repetitions", () => {
    expect(readViewed('["1","1","2",7]')).toEqual(["1", "2"]);
  });
});

describe("the browser's storage", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    useRecentlyViewed.setState({ ids: [] });
  });

  test("visits are kept in it, and forgotten on demand", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    noteViewed("1");
    noteViewed("2");
    useRecentlyViewed.setState({ ids: [] });
    readRecentlyViewed();
    expect(useRecentlyViewed.getState().ids).toEqual(["2", "1"]);
    clearRecentlyViewed();
    expect(kept.size).toBe(0);
  });

  test("where it is blocked, nothing breaks", () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    noteViewed("1");
    expect(useRecentlyViewed.getState().ids).toEqual(["1"]);
    clearRecentlyViewed();
    expect(useRecentlyViewed.getState().ids).toEqual([]);
  });
});
