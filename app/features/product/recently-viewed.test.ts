import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useToasts } from "~/ui/toast.store.ts";
import {
  clearRecentlyViewed,
  keepRecentlyViewed,
  noteViewed,
  readRecentlyViewed,
  useRecentlyViewed,
} from "./recently-viewed.store.ts";
import { mergeViewed, RECENTLY_VIEWED_KEY, readViewed } from "./recently-viewed.ts";

describe("products seen lately", () => {
  test("the latest stands first, every product once, at most twelve", () => {
    expect(mergeViewed(["2"], ["1", "2", "3"])).toEqual(["2", "1", "3"]);
    const many = Array.from({ length: 12 }, (_, i) => String(i));
    expect(mergeViewed(["new"], many)).toEqual(["new", ...many.slice(0, 11)]);
  });

  test.each(["", "{", "{}", "null", '[1,null,{"a":1}]'])("a stored %s is an empty list", (raw) => {
    expect(readViewed(raw)).toEqual([]);
  });

  test("a stored list is read without repetitions", () => {
    expect(readViewed('["1","1","2",7]')).toEqual(["1", "2"]);
  });
});

describe("the browser's storage", () => {
  let kept: Map<string, string>;
  const ids = () => useRecentlyViewed.getState().ids;
  const anotherVisit = () => {
    useRecentlyViewed.setState({ ids: [], isKept: false });
    readRecentlyViewed();
  };

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    useRecentlyViewed.setState({ ids: [], isKept: false });
    useToasts.setState({ toasts: [] });
  });

  test("holds nothing until the shopper asks for it, while the visit has its list", () => {
    noteViewed("1");
    noteViewed("2");
    readRecentlyViewed();
    expect(ids()).toEqual(["2", "1"]);
    expect(kept.size).toBe(0);
  });

  test("has all visits from then on, this one's part included", () => {
    noteViewed("1");
    keepRecentlyViewed(true);
    noteViewed("2");
    anotherVisit();
    expect(useRecentlyViewed.getState()).toEqual({ ids: ["2", "1"], isKept: true });
  });

  test("loses it when the shopper takes that back, who keeps the list for the visit", () => {
    noteViewed("1");
    keepRecentlyViewed(true);
    keepRecentlyViewed(false);
    noteViewed("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2", "1"]);
  });

  test("loses it when the list is cleared, which ends the remembering", () => {
    noteViewed("1");
    keepRecentlyViewed(true);
    clearRecentlyViewed();
    noteViewed("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2"]);
  });

  test("is not written again by a tab when another one has cleared it", () => {
    noteViewed("1");
    keepRecentlyViewed(true);
    kept.delete(RECENTLY_VIEWED_KEY);
    noteViewed("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2"]);
  });

  test("keeps what another tab had remembered when this one asks as well", () => {
    noteViewed("1");
    kept.set(RECENTLY_VIEWED_KEY, '["7"]');
    keepRecentlyViewed(true);
    expect(readViewed(kept.get(RECENTLY_VIEWED_KEY) ?? "")).toEqual(["1", "7"]);
  });

  test("loses a list that was once kept without asking", () => {
    kept.set("recently-viewed", '["1"]');
    anotherVisit();
    expect(kept.size).toBe(0);
    expect(ids()).toEqual([]);
  });

  test("where it is blocked, the visit has its list and the shopper is told", () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    noteViewed("1");
    keepRecentlyViewed(true);
    expect(useRecentlyViewed.getState()).toEqual({ ids: ["1"], isKept: false });
    expect(useToasts.getState().toasts).toHaveLength(1);
    clearRecentlyViewed();
    expect(ids()).toEqual([]);
  });
});
