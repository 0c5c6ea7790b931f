import { describe, expect, it, test } from "vitest";
import { freeCountries, lowestPrice, namedFreeCountries } from "./delivery-facts.ts";
import type { DeliveryMethod } from "./shop.ts";

const method = { id: "van", name: "Van", days: [1, 2], price: 490, freeAbove: false } as const;
const countries = { DE: { vat: 19, surcharge: 100 }, AT: { vat: 20, surcharge: 300 } };

describe("the lowest price of a delivery method", () => {
  it("includes the lowest surcharge, and reports that other countries have a higher one", () => {
    expect(lowestPrice(method, { countries })).toEqual({ cents: 590, isMoreElsewhere: true });
  });

  it("has no surcharge for collection", () => {
    expect(lowestPrice({ ...method, id: "pickup" }, { countries })).toEqual({ cents: 490, isMoreElsewhere: false });
  });

  it("considers only the countries that the method serves", () => {
    expect(lowestPrice({ ...method, countries: ["AT"] }, { countries })).toEqual({
      cents: 790,
      isMoreElsewhere: false,
    });
  });
});

test("delivery can be free to the countries that a method marked for it serves", () => {
  const free = { ...method, freeAbove: true };
  const freeTo = (...methods: DeliveryMethod[]) => freeCountries({ delivery: { freeFrom: 5000, methods }, countries });
  expect(freeTo({ ...free, countries: ["DE"] }, { ...method, id: "abroad" })).toEqual(["DE"]);
  expect(freeTo(free, method)).toEqual(["DE", "AT"]);
  expect(freeTo(method)).toEqual([]);
  const named = (...methods: DeliveryMethod[]) =>
    namedFreeCountries({ delivery: { freeFrom: 5000, methods }, countries });
  expect(named({ ...free, countries: ["DE"] }), "which are named if there are others").toEqual(["DE"]);
  expect(named(free)).toEqual([]);
});
