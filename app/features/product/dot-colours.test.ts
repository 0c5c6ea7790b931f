import { describe, expect, it } from "vitest";
import { dotsOf, knownDot } from "./dot-colours.ts";

describe("the dot of a colour", () => {
  it("is found by the colour in its name", () => {
    expect(knownDot("Sage")).toBe("bg-(--dot-sage)");
    expect(knownDot("Night blue")).toBe("bg-(--dot-blue)");
    expect(knownDot("Blue-grey")).toBe("bg-(--dot-grey)");
    expect(knownDot("Moss")).toBe("bg-(--dot-green)");
  });

  it("is found in German, French and Spanish, and at the end of a German word", () => {
    for (const name of ["Weiß", "schneeweiß", "blanc", "Blanco"]) expect(knownDot(name), name).toBe("bg-(--dot-white)");
    expect(knownDot("Nachtblau meliert")).toBe("bg-(--dot-blue)");
    expect(knownDot("Moos")).toBe("bg-(--dot-green)");
    expect(knownDot("Carrot")).toBe("bg-(--dot-orange)");
  });

  it("is not shown beside a colour without one or with the same one: then all are written out", () => {
    expect(dotsOf(["Sand", "Weiß"])).toEqual(["bg-(--dot-sand)", "bg-(--dot-white)"]);
    expect(dotsOf(["Sand", "Florentine"])).toEqual([undefined, undefined]);
    expect(dotsOf(["Navy", "Denim", "White"])).toEqual([undefined, undefined, undefined]);
  });

  it("is missing if the name contains no known colour, so that it is written out", () => {
    expect(knownDot("Florentine")).toBeUndefined();
    expect(knownDot("")).toBeUndefined();
  });
});
