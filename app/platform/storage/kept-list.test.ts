import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useToasts } from "../ui/toast.store.ts";
import { createKeptList } from "./kept-list.store.ts";
import { mergeKept, readKept } from "./kept-list.ts";

const KEY = "viewed";
const list = createKeptList(KEY, "formerly-viewed");

describe("a kept list", () => {
  test("has the latest first, each entry once, at most twelve", () => {
    expect(mergeKept(["2"], ["1", "2", "3"])).toEqual(["2", "1", "3"]);
    const many = Array.from({ length: 12 }, (_, i) => String(i));
    expect(mergeKept(["new"], many)).toEqual(["new", ...many.slice(0, 11)]);
  });

  test.each(["", "{", "{}", "null", '[1,null,{"a":1}]'])("is empty for a stored %s", (raw) => {
    expect(readKept(raw)).toEqual([]);
  });

  test("is read without duplicates", () => {
    expect(readKept('["1","1","2",7]')).toEqual(["1", "2"]);
  });
});

describe("a stored list", () => {
  let kept: Map<string, string>;
  const ids = () => list.use.getState().entries;
  const anotherVisit = () => {
    list.use.setState({ entries: [], isKept: false });
    list.read();
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
    list.use.setState({ entries: [], isKept: false });
    useToasts.setState({ toasts: [] });
  });

  test("does not exist before the shopper opts in, while the visit has its list", () => {
    list.record("1");
    list.record("2");
    list.read();
    expect(ids()).toEqual(["2", "1"]);
    expect(kept.size).toBe(0);
  });

  test("has all visits from then on, with what this visit had before", () => {
    list.record("1");
    list.keep(true);
    list.record("2");
    anotherVisit();
    expect(list.use.getState()).toEqual({ entries: ["2", "1"], isKept: true });
  });

  test("is removed when the shopper opts out, while the visit keeps its list", () => {
    list.record("1");
    list.keep(true);
    list.keep(false);
    list.record("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2", "1"]);
  });

  test("is removed when it is cleared, which ends the opt-in", () => {
    list.record("1");
    list.keep(true);
    list.clear();
    list.record("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2"]);
  });

  test("is not stored again by a tab after another one has cleared it", () => {
    list.record("1");
    list.keep(true);
    kept.delete(KEY);
    list.record("2");
    expect(kept.size).toBe(0);
    expect(ids()).toEqual(["2"]);
  });

  test("keeps what another tab stored when this one opts in as well", () => {
    list.record("1");
    kept.set(KEY, '["7"]');
    list.keep(true);
    expect(readKept(kept.get(KEY) ?? "")).toEqual(["1", "7"]);
  });

  test("is removed if it was once stored without consent", () => {
    kept.set("formerly-viewed", '["1"]');
    anotherVisit();
    expect(kept.size).toBe(0);
    expect(ids()).toEqual([]);
  });

  test("loses a single entry, here and where it is stored", () => {
    list.record("1");
    list.keep(true);
    list.record("2");
    list.remove("1");
    expect([ids(), kept.get(KEY)]).toEqual([["2"], '["2"]']);
    anotherVisit();
    expect(ids()).toEqual(["2"]);
  });

  test("if storage is blocked, the visit has its list and the shopper is told", () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    list.record("1");
    list.keep(true);
    expect(list.use.getState()).toEqual({ entries: ["1"], isKept: false });
    expect(useToasts.getState().toasts).toHaveLength(1);
    list.clear();
    expect(ids()).toEqual([]);
  });
});
