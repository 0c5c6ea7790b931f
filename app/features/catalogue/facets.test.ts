import { expect, test } from "vitest";
import { compareNatural } from "./facets.ts";

test("sizes stand in the order of their numbers", () => {
  const sizes = ["250 g", "1 kg", "EU 40", "EU 9", "EU 9.5", "One size", "30 cl"];
  expect(sizes.toSorted(compareNatural)).toEqual(["1 kg", "30 cl", "250 g", "EU 9", "EU 9.5", "EU 40", "One size"]);
  expect(compareNatural("EU 9", "EU 9")).toBe(0);
});
