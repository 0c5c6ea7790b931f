import { describe, expect, test } from "vitest";
import { checkShop } from "../../server/shop/check-shop.ts";
import { shop as sample } from "../../shop.config.ts";
import type { Cents } from "../features/catalogue/product.ts";
import { addressSchema } from "../features/checkout/address-schema.ts";
import { checkoutSchema } from "../features/checkout/checkout-schema.ts";
import { totals } from "../features/checkout/checkout-totals.ts";
import type { Shop } from "./shop.ts";
import { countryOf, type Territory, territoryNames, territoryOf } from "./vat-territories.ts";
import "../features/checkout/regions.server.ts";

const shop: Shop = { ...sample, territories: { "canary-islands": { vat: 0, surcharge: 1500 } } };

/** A postcode in each place, and one next to it that is inside the VAT area. */
const postcodes: Record<Territory, readonly [outside: string, inside: string]> = {
  "canary-islands": ["35001", "28001"],
  ceuta: ["51001", "50001"],
  melilla: ["52001", "11001"],
  livigno: ["23041", "23032"],
  "campione-d-italia": ["22061", "22060"],
  helgoland: ["27498", "27499"],
  busingen: ["D-78266", "78267"],
  aland: ["AX-22100", "20100"],
  "french-overseas": ["97400", "98000"],
  "mount-athos": ["630 86", "630 75"],
  "northern-cyprus": ["99010", "1010"],
  greenland: ["3900", "4000"],
};

describe("places outside the EU's VAT area", () => {
  test.each(territoryNames)("%s is told by its postcode, as it may be typed and as it is stored", (name) => {
    const [outside, inside] = postcodes[name];
    const country = countryOf(name);
    const address = { name: "Ida", street: "1 Road", city: "Town", region: "SO", country };
    const stored = addressSchema([country]).parse({ ...address, postcode: outside });
    expect([territoryOf({ country, postcode: outside }), territoryOf(stored)]).toEqual([name, name]);
    expect(territoryOf({ country, postcode: inside })).toBeUndefined();
    expect(territoryOf({ country: "PL", postcode: outside }), "not in another country").toBeUndefined();
  });

  test("are taxed and delivered to by their own terms", () => {
    const cost = (postcode: string) =>
      totals([{ price: 1210 as Cents, quantity: 1 }], { country: "ES", postcode, method: "standard", shop });
    expect(cost("28001")).toMatchObject({ vatRate: 21, delivery: 990, vat: 382 });
    expect(cost("35001")).toMatchObject({ vatRate: 0, delivery: 1990, vat: 0 });
  });

  test("are refused without terms, except by those who collect their order", () => {
    const address = { name: "Ida", street: "Kai 1", city: "Helgoland", country: "DE", postcode: "27498" };
    const checkout = { contact: { email: "ida@example.com" }, address, method: "standard", acceptsTerms: true };
    const pathsOf = (of: Shop, fields = {}) =>
      checkoutSchema(of)
        .safeParse({ ...checkout, ...fields })
        .error?.issues.map(({ path }) => path.join("."));
    expect(pathsOf(shop)).toEqual(["address.postcode"]);
    expect(pathsOf(shop, { method: "pickup" })).toBeUndefined();
    expect(pathsOf({ ...shop, territories: { helgoland: { vat: 0, surcharge: 0 } } })).toBeUndefined();
  });

  test("are checked in the shop's configuration", () => {
    const faults = (territories: object, fields: object = {}) =>
      checkShop({ shop: { ...sample, territories, ...fields } as Shop, coupons: [] });
    expect(faults({ "canary-islands": { vat: 0, surcharge: 1500 } })).toEqual([]);
    expect(faults({ "canary-island": { vat: 0, surcharge: 0 } })).toEqual([
      'shop.config.ts: territories has no field "canary-island": did you mean "canary-islands"?',
    ]);
    expect(faults({ ceuta: { vat: 0 } })).toEqual([
      "shop.config.ts: territories.ceuta.surcharge is missing: write whole cents, as in 300 for 3.00",
    ]);
    expect(faults({ "northern-cyprus": { vat: 0, surcharge: 0 } })).toEqual([
      "shop.config.ts: territories.northern-cyprus is in CY: countries does not serve it, add it or take the place out",
    ]);
  });
});
