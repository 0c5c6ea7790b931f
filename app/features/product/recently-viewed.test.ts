import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useToasts } from "~/ui/toast.store.ts";
import {
  clearRecentlyViewed,
  keepRecentlyViewed,
  readRecentlyViewed,
  recordViewed,
  useRecentlyViewed,
} from "./recently-viewed.store.ts";
import { mergeViewed, RECENTLY_VIEWED_KEY, readViewed } from "./recently-viewed.ts";

describe("recently viewed products", () => {
  test("have the latest first, each product once, at most twelve", () => {
    expect(mergeViewed(["2"], ["1", "2", "3"])).toEqual(["2", "1", "3"]);
    const many = Array.from({ length: 12 }, (_, i) => String(i));
    expect(mergeViewed(["new"], many)).toEqual(["new", ...many.slice(0, 11)]);
  });

  test.each(["", "{", "{}", "null", '[1,null,{"a":1}]'])("are empty for a stored %s", (raw) => {
    expect(readViewed(raw)).toEqual([]);
  });

  test("are read without duplicates", () => {
    expect(readViewed('["1","1","2",7]')).toEqual(["1", "2"]);
  });
});

describe("stored recently viewed products", () => {
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

  test("do not exist before the shopper opts in, while the visit has its list", () => {
    recordViewed("1");
    recordViewed("2");
    readRecentlyViewed();
    expect(ids()).toEqual(["2", "1"]);
    expect(kept.size).toBe(0);
  });

  test("include all visits from then on, with this visit's earlier views", () => {
    recordViewed("1");
    keepRecentlyViewed(true);
    recordViewed("2");
    anotherVisit();
    expect(useRecentlyViewed.getState()).toEqual({ ids: ["2", "1"], isKept: true });
  });

  test("are removed when the shopper opts out, while the visit keeps its list", () => {
    recordViewed("1");
    keepRecentlyViewed(true);
    keepRecentlyViewed(false);
    recordViewed("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2", "1"]);
  });

  test("are removed when the list is cleared, which ends the opt-in", () => {
    recordViewed("1");
    keepRecentlyViewed(true);
    clearRecentlyViewed();
    recordViewed("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2"]);
  });

  test("are not stored again by a tab after another one has cleared them", () => {
    recordViewed("1");
    keepRecentlyViewed(true);
    kept.delete(RECENTLY_VIEWED_KEY);
    recordViewed("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2"]);
  });

  test("keep what another tab stored when this one opts in as well", () => {
    recordViewed("1");
    kept.set(RECENTLY_VIEWED_KEY, '["7"]');
    keepRecentlyViewed(true);
    expect(readViewed(kept.get(RECENTLY_VIEWED_KEY) ?? "")).toEqual(["1", "7"]);
  });

  test("are removed if they were once stored without consent", () => {
    kept.set("recently-viewed", '["1"]');
    anotherVisit();
    expect(kept.size).toBe(0);
    expect(ids()).toEqual([]);
  });

  test("if storage is blocked, the visit has its list and the shopper is told", () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    recordViewed("1");
    keepRecentlyViewed(true);
    expect(useRecentlyViewed.getState()).toEqual({ ids: ["1"], isKept: false });
    expect(useToasts.getState().toasts).toHaveLength(1);
    clearRecentlyViewed();
    expect(ids()).toEqual([]);
  });
});
