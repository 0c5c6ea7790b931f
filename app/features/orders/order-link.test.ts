import { describe, expect, it } from "vitest";
import { isWhole, linkInState, readOrderLink, withoutOrderLink } from "./order-link.ts";

const link = { number: "V-7KQ4-M2XD", code: "K7QT-2MXD-9BHW" };

describe("the link to an order", () => {
  it("is read from the query of an email's link", () => {
    expect(readOrderLink({ search: "?order=V-7KQ4-M2XD&code=K7QT-2MXD-9BHW", hash: "" })).toEqual(link);
  });
  it("is read from the fragment, which is never sent to a server", () => {
    expect(readOrderLink({ search: "", hash: "#order=V-7KQ4-M2XD&code=K7QT-2MXD-9BHW" })).toEqual(link);
  });
  it("is incomplete without its code", () => {
    expect(isWhole(readOrderLink({ search: "?order=V-7KQ4-M2XD", hash: "" }))).toBe(false);
    expect(isWhole(link)).toBe(true);
  });
  it("is read from the history state, whatever else that contains", () => {
    expect(linkInState({ order: link })).toEqual(link);
    for (const state of [null, undefined, "receipt", {}, { order: "x" }, { order: { number: 1, code: "2" } }])
      expect(linkInState(state)).toBeUndefined();
  });
  it("leaves the rest of the URL unchanged", () => {
    expect(withoutOrderLink("?lng=ar&order=V-1&code=2")).toBe("?lng=ar");
    expect(withoutOrderLink("?order=V-1&code=2")).toBe("");
  });
});
