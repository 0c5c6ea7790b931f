import { describe, expect, it } from "vitest";
import { knownDot } from "./dot-colours.ts";

describe("the dot of a colour", () => {
  it("is found by the colour in its name", () => {
    expect(knownDot("Sage")).toBe("bg-(--dot-sage)");
    expect(knownDot("Night blue")).toBe("bg-(--dot-blue)");
    expect(knownDot("Blue-grey")).toBe("bg-(--dot-grey)");
    expect(knownDot("Moss")).toBe("bg-(--dot-green)");
  });

  it("is missing if the name contains no known colour, so that it is written out", () => {
    expect(knownDot("Florentine")).toBeUndefined();
    expect(knownDot("")).toBeUndefined();
  });
});
