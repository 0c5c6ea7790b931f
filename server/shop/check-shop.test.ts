import { describe, expect, test } from "vitest";
import type { Shop } from "../../app/settings/shop.ts";
import { coupons, shop } from "../../shop.config.ts";
import { checkShop as check } from "./check-shop.ts";

/** Checks a shop; a `coupons` field in it replaces the coupons of `shop.config.ts`. */
function checkShop(written: Shop & { coupons?: unknown }): string[] {
  const { coupons: given = coupons, ...fields } = written;
  return check({ shop: fields, coupons: given as typeof coupons });
}

const [standard, express] = shop.delivery.methods;

/** The shop with fields as an owner may have written them, which TypeScript would reject. */
function written(fields: Record<string, unknown>): Shop {
  return { ...shop, ...fields } as Shop;
}

const tracked = (trackingUrl: string) =>
  shop.delivery.methods.map((method, i) => (i === 0 ? { ...method, trackingUrl } : method));

const company = (fields: object) => written({ company: { ...shop.company, ...fields } });
const delivery = (...methods: unknown[]) =>
  written({ delivery: { freeFrom: 7500, methods }, countries: { DE: { vat: 19, surcharge: 0 } } });

describe("a shop's configuration", () => {
  test("is valid as shipped", () => {
    expect(checkShop(shop)).toEqual([]);
  });

  test("may omit the optional fields", () => {
    const { logo: _, map: __, words: ___, ...bare } = shop;
    const { vatId: ____, register: _____, ...less } = shop.company;
    expect(checkShop({ ...bare, company: less, social: [], coupons: [] })).toEqual([]);
  });

  test.each<[string, Shop]>([
    ["name is missing: write what the shop is called", written({ name: undefined })],
    ['name is "": write what the shop is called', written({ name: "" })],
    ['the shop has no field "curencies": did you mean "currencies"?', written({ curencies: [] })],
    ['company has no field "mail": did you mean "email"?', company({ mail: "a@b.example" })],
    ['company.email is "hello": write an e-mail address, as in "hello@shop.example"', company({ email: "hello" })],
    [
      'company.country is "Germany": write a country by its two capital letters, as in "DE" or, for the United Kingdom, "GB"',
      company({ country: "Germany" }),
    ],
    [
      'company.country is "UK": write a country by its two capital letters, as in "DE" or, for the United Kingdom, "GB"',
      company({ country: "UK" }),
    ],
    ['timeZone is "Berlin": write a time zone, as in "Europe/Berlin"', written({ timeZone: "Berlin" })],
    [
      'languages[1] is "xx": its words are missing, there is no public/locales/xx/common.json',
      written({ languages: ["en", "xx"] }),
    ],
    [
      'fallbackLanguage is "it": write one of languages (en, de)',
      written({ languages: ["en", "de"], fallbackLanguage: "it" }),
    ],
    ['currencies[0] is missing: write a currency, as in "EUR"', written({ currencies: [] })],
    [
      'currencies[1] is "EURO": write a currency by its three letters, as in "EUR"',
      written({ currencies: ["EUR", "EURO"] }),
    ],
    [
      'currencies[0] is "JPY": prices are in the first, so write one with two decimals there, as in "EUR"',
      written({ currencies: ["JPY", "EUR"] }),
    ],
    [
      'rates.url is "rates.example": write an address that begins with "https://"',
      written({ rates: { url: "rates.example" } }),
    ],
    [
      "delivery.methods[0].days is [3,1]: write the earlier day first, as in [2, 4]",
      delivery({ ...standard, days: [3, 1] }),
    ],
    ["delivery.methods[0].price is 4.9: write whole cents, as in 490 for 4.90", delivery({ ...standard, price: 4.9 })],
    [
      'delivery.closedDays[1] is "25.12.": write a day as in "2026-12-24", or "12-25" for every year',
      written({ delivery: { ...shop.delivery, closedDays: ["02-29", "25.12."] } }),
    ],
    [
      'delivery.closedDays[0] is "13-01": write a day as in "2026-12-24", or "12-25" for every year',
      written({ delivery: { ...shop.delivery, closedDays: ["13-01"] } }),
    ],
    ['delivery.methods has "express" twice: write it once', delivery(express, express)],
    [
      'delivery.methods[0].countries has "AT": countries does not serve it',
      delivery({ ...standard, countries: ["DE", "AT"] }),
    ],
    [
      "countries.AT has no method of delivery: write one in delivery.methods, or take the country out",
      {
        ...delivery({ ...standard, countries: ["DE"] }),
        countries: { DE: { vat: 19, surcharge: 0 }, AT: { vat: 20, surcharge: 0 } },
      },
    ],
    [
      "countries.UK is no country: write countries by their two capital letters (the United Kingdom is GB), with their VAT, as in DE: { vat: 19, surcharge: 0 }",
      written({ countries: { UK: { vat: 19, surcharge: 0 } } }),
    ],
    [
      'words.de has {{ort}} for "Near {{place}}": write {{place}}, as the sentence does',
      written({ words: { de: { "Near {{place}}": "Nahe {{ort}}", "{{place}}, {{name}}": "{{name}} ({{place}})" } } }),
    ],
    [
      'words.de has {{name}} for "Cart": the sentence has nothing to fill in, take it out',
      written({ words: { de: { Cart: "Korb von {{name}}" } } }),
    ],
    [
      'countries.DE.vat is "19 %": write the standard VAT rate in percent, as in 19 or 25.5',
      written({ countries: { DE: { vat: "19 %", surcharge: 0 } } }),
    ],
    [
      "countries.DE.vat is 0.19: write percent, as in 19 for 19 %, or 0 where there is no VAT",
      written({ countries: { DE: { vat: 0.19, surcharge: 0 } } }),
    ],
    [
      "countries.DE is 19: write its VAT and what delivery costs on top, as in { vat: 19, surcharge: 0 }",
      written({ countries: { DE: 19 } }),
    ],
    [
      "countries.DE.reduced.Food is no name: write it in small letters, as in { food: 7 }",
      written({ countries: { DE: { vat: 19, reduced: { Food: 7 }, surcharge: 0 } } }),
    ],
    [
      "countries.DE.reduced.food is 0.07: write percent, as in 7 for 7 %, or 0 for none",
      written({ countries: { DE: { vat: 19, reduced: { food: 0.07 }, surcharge: 0 } } }),
    ],
    [
      'countries.DE.reduced.food is "7": write the lower VAT rate in percent, as in 7 or 5.5',
      written({ countries: { DE: { vat: 19, reduced: { food: "7" }, surcharge: 0 } } }),
    ],
    [
      "countries.DE.reduced is 7: write lower VAT rates by name, as in { food: 7 }, or leave the line out",
      written({ countries: { DE: { vat: 19, reduced: 7, surcharge: 0 } } }),
    ],
    [
      "countries.DE.reduced.food is 27: write a lower rate than its vat, which is 19",
      written({ countries: { ...shop.countries, DE: { vat: 19, reduced: { food: 27 }, surcharge: 0 } } }),
    ],
    [
      'delivery.methods[0].name is {"de":"Versand"}: write a name in your own language, as in "Express delivery"; words has it in the others',
      delivery({ ...standard, name: { de: "Versand" } }),
    ],
    [
      'delivery.methods[1].name is "Standard delivery", as is that of delivery.methods[0]: write another one, shoppers choose by it',
      delivery(standard, { ...express, name: "Standard delivery" }),
    ],
    [
      "coupons[0].value is 110: write percent, a whole number from 1 to 100",
      written({ coupons: [{ code: "MORE", kind: "percent", value: 110 }] }),
    ],
    [
      'coupons[0].kind is "gift": write "percent", "amount" or "free-delivery"',
      written({ coupons: [{ code: "MORE", kind: "gift", value: 1 }] }),
    ],
    [
      'delivery.methods[0].trackingUrl is "http://carrier.example/{{parcel}}": write an address as in "https://carrier.example/{{parcel}}", or leave the line out',
      written({ delivery: { ...shop.delivery, methods: tracked("http://carrier.example/{{parcel}}") } }),
    ],
    [
      'delivery.methods[0].trackingUrl is "https://carrier.example/": write an address as in "https://carrier.example/{{parcel}}", or leave the line out',
      written({ delivery: { ...shop.delivery, methods: tracked("https://carrier.example/") } }),
    ],
    [
      'mail.from is "The shop": write a sender, as in "Shop <hello@shop.example>"',
      written({ mail: { ...shop.mail, from: "The shop" } }),
    ],
    [
      'homes.open is "some": write "all", or a list of home pages as in ["plants", "flower-shop"]',
      written({ homes: { main: "plants", open: "some" } }),
    ],
    [
      'orderPrefix is "V-": write what order numbers begin with, 1 to 6 capital letters or digits, as in "V"',
      written({ orderPrefix: "V-" }),
    ],
    [
      'orderPrefix is missing: write what order numbers begin with, 1 to 6 capital letters or digits, as in "V"',
      written({ orderPrefix: undefined }),
    ],
    ['legalGuarantee is "no": write true or false, or leave the line out', written({ legalGuarantee: "no" })],
    ['newsletter is "no": write true or false, or leave the line out', written({ newsletter: "no" })],
    [
      'codes is false: nobody could enter coupons, such as "WELCOME10": take them out, or this line',
      written({ codes: false }),
    ],
    ["keepOrdersYears is 0: write years from 1 to 30", written({ keepOrdersYears: 0 })],
    [
      'invoices.prefix is "INV": write what numbers begin with, 2 to 15 capital letters, digits or hyphens with a hyphen at the end, as in "INV-"',
      written({ invoices: { ...shop.invoices, prefix: "INV" } }),
    ],
    [
      "invoices.first is 0: write the first number of a series, a whole number from 1",
      written({ invoices: { ...shop.invoices, first: 0 } }),
    ],
    ["payment.holdMinutes is 5: write minutes from 30 to 1440 (a day)", written({ payment: { holdMinutes: 5 } })],
    [
      'social[0].url is "instagram": write an address that begins with "https://"',
      written({ social: [{ name: "Instagram", url: "instagram" }] }),
    ],
    [
      'logo.file is "/mine.svg": there is no public/mine.svg',
      { ...shop, logo: { file: "/mine.svg", width: 100, height: 30 } },
    ],
    [
      'letterhead.file is "/mine.png": there is no public/mine.png',
      { ...shop, letterhead: { file: "/mine.png", width: 160, height: 40 } },
    ],
    [
      'letterhead.light is "/light.svg": write a PNG in public/, as in "/letterhead-light.png", or leave it out',
      written({ letterhead: { file: "/icon-192.png", width: 160, height: 40, light: "/light.svg" } }),
    ],
    [
      'letterhead.light is "/light.png": there is no public/light.png',
      { ...shop, letterhead: { file: "/icon-192.png", width: 160, height: 40, light: "/light.png" } },
    ],
    [
      'letterhead.file is "/mine.jpg": write an SVG or PNG in public/, as in "/letterhead.png"',
      written({ letterhead: { file: "/mine.jpg", width: 160, height: 40 } }),
    ],
  ])("is rejected: %s", (line, wrong) => {
    expect(checkShop(wrong)).toEqual([`shop.config.ts: ${line}`]);
  });

  test("may have neither newsletter nor codes", () => {
    expect(checkShop({ ...shop, newsletter: false, codes: false, coupons: [] })).toEqual([]);
  });

  test("may have two delivery methods with the same name for different countries", () => {
    const apart = delivery({ ...standard, countries: ["DE"] }, { ...express, name: standard?.name, countries: ["AT"] });
    const countries = { DE: { vat: 19, surcharge: 0 }, AT: { vat: 20, surcharge: 0 } };
    expect(checkShop({ ...apart, countries })).toEqual([]);
  });

  test("reports each mistake on its own line", () => {
    const lines = checkShop(written({ name: "", currencies: [], payment: {} }));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).not.toContain("\n");
  });
});
