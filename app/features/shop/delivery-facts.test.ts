import { describe, expect, it } from "vitest";
import { leastPrice } from "./delivery-facts.ts";

const method = { id: "van", name: "Van", days: [1, 2], price: 490, freeAbove: false } as const;
const countries = { DE: { vat: 19, surcharge: 100 }, AT: { vat: 20, surcharge: 300 } };

describe("what a method costs where it costs least", () => {
  it("counts the least surcharge, and says that other countries have more", () => {
    expect(leastPrice(method, { countries })).toEqual({ cents: 590, isMoreElsewhere: true });
  });

  it("is one price for what is collected, which goes nowhere", () => {
    expect(leastPrice({ ...method, id: "pickup" }, { countries })).toEqual({ cents: 490, isMoreElsewhere: false });
  });

  it("looks only at the countries that the method serves", () => {
    expect(leastPrice({ ...method, countries: ["AT"] }, { countries })).toEqual({ cents: 790, isMoreElsewhere: false });
  });
});
