import { describe, expect, it } from "vitest";
import { shortLinesOf } from "./short-lines.ts";

describe("short lines", () => {
  it("contain how many are left of each choice", () => {
    const lines = [
      { id: "1", color: "black", size: "m", left: 2 },
      { id: "4", left: 0 },
    ];
    expect(shortLinesOf({ details: { lines } })).toEqual(lines);
  });
  it("have none left if the product is no longer sold", () => {
    expect(shortLinesOf({ details: { lines: [{ id: "4" }] } })).toEqual([{ id: "4", left: 0 }]);
  });
  it.each([{}, { lines: 3 }, { lines: [null, 4, { left: 1 }, { id: 7 }] }])("are empty for %o", (details) => {
    expect(shortLinesOf({ details })).toEqual([]);
  });
});
