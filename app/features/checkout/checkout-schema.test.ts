import { describe, expect, test } from "vitest";
import { shop } from "../../../shop.config.ts";
import { fieldErrors } from "../../platform/forms/field-errors.ts";
import { addressSchema } from "./address-schema.ts";
import { checkoutSchema, orderedLines } from "./checkout-schema.ts";
import { hasRegions, regionsOf } from "./regions.ts";
import "./regions.server.ts";

const schema = checkoutSchema(shop);
const address = { name: "Ada Lovelace", street: "Lindenhof 12", postcode: "10405", city: "Berlin", country: "DE" };
const checkout = { contact: { email: "ada@example.com" }, address, method: "standard", acceptsTerms: true };

function errorsOf(value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : fieldErrors(result.error).map((error) => error.path);
}

describe("checkout schema", () => {
  test("accepts at most five gift cards", () => {
    const codes = Array.from({ length: 6 }, (_, i) => `3CHR-7NXD-94TK-W2P${i}`);
    expect(errorsOf({ ...checkout, giftCards: codes.slice(1) })).toEqual([]);
    expect(errorsOf({ ...checkout, giftCards: codes })).toEqual(["giftCards"]);
  });

  test("accepts the required values and normalizes them", () => {
    const filled = { ...checkout, contact: { email: " ada@example.com ", phone: "" }, note: "  ", coupon: "" };
    const parsed = schema.parse({ ...filled, address: { ...address, postcode: " 1012ab ", country: "NL" } });
    expect(parsed.contact.email).toBe("ada@example.com");
    expect(parsed.contact.phone).toBeUndefined();
    expect(parsed.note).toBeUndefined();
    expect(parsed.coupon).toBeUndefined();
    expect(parsed.address.postcode).toBe("1012 AB");
  });

  test("normalizes phone number, postcode and email address, whatever keyboard they were typed on", () => {
    const contact = { email: "ada@example.com\u200b", phone: "\u202a+49\u00a0170 1234\u20115\u202c" };
    const parsed = schema.parse({ ...checkout, contact, address: { ...address, postcode: "١٠٤٠٥" } });
    expect(parsed.contact).toEqual({ email: "ada@example.com", phone: "+49 170 1234-5" });
    expect(parsed.address.postcode).toBe("10405");
  });

  test("reports each missing field by path", () => {
    const paths = errorsOf({});
    expect(paths).toEqual(["contact", "address", "method", "acceptsTerms"]);
    expect(errorsOf({ ...checkout, contact: {}, address: { country: "DE" } })).toEqual([
      "contact.email",
      "address.name",
      "address.street",
      "address.postcode",
      "address.city",
    ]);
  });

  test("knows the postcodes of each country", () => {
    expect(errorsOf({ ...checkout, address: { ...address, postcode: "1040" } })).toEqual(["address.postcode"]);
    expect(errorsOf({ ...checkout, address: { ...address, postcode: "1040", country: "AT" } })).toEqual([]);
    expect(errorsOf({ ...checkout, address: { ...address, postcode: "D02 AF30", country: "IE" } })).toEqual([]);
  });

  test.each([
    ["NL", "3511ab", "3511 AB"],
    ["DE", "D-10115", "10115"],
    ["DE", "DE 10115", "10115"],
    ["AT", "A-1010", "1010"],
    ["SE", "SE-111 20", "111 20"],
    ["SE", "11120", "111 20"],
    ["LU", "L-1009", "1009"],
    ["LV", "LV-1010", "LV-1010"],
    ["LV", "1010", "LV-1010"],
    ["LT", "01001", "LT-01001"],
    ["FI", "FIN-00100", "00100"],
    ["PL", "00001", "00-001"],
    ["PT", "1000 001", "1000-001"],
    ["IE", "d02af30", "D02 AF30"],
    ["IE", "", ""],
    ["AE", "00000", ""],
    ["HK", "", ""],
    ["QA", "", ""],
    ["GB", "e1 6pu", "E1 6PU"],
  ])("a postcode in %s typed as “%s” is stored as “%s”", (country, typed, stored) => {
    const region = country === "AE" ? "Dubai" : undefined;
    const parsed = addressSchema([country]).parse({ ...address, country, postcode: typed, region });
    expect(parsed.postcode).toBe(stored);
  });

  test("an address has a province or an emirate where the country writes one, and nowhere else", () => {
    const all = addressSchema(["AE", "DE", "ES", "IT"]);
    const region = (fields: object) => all.parse({ ...address, ...fields }).region;
    const italian = { country: "IT", postcode: "20121" };
    expect(region({ ...italian, region: "MI" })).toBe("MI");
    expect(region({ ...italian, region: "milano" }), "as browsers may fill it in").toBe("MI");
    expect(region({ country: "ES", postcode: "35001" }), "the postcode says it").toBe("Las Palmas");
    expect(region({ country: "AE", region: "Dubai", postcode: "" })).toBe("Dubai");
    expect(region({ country: "DE", region: "MI" })).toBeUndefined();
    const missing = all.safeParse({ ...address, ...italian, city: "" });
    expect(fieldErrors(missing.error as never).map(({ message }) => message)).toEqual([
      "Enter the town or city.",
      "Choose the province.",
    ]);
  });

  test("rejects countries and delivery methods that are not served", () => {
    expect(errorsOf({ ...checkout, address: { ...address, country: "US" } })).toContain("address.country");
    expect(
      errorsOf({ ...checkout, address: { ...address, postcode: "75001", country: "FR" }, method: "pickup" }),
    ).toEqual(["method"]);
    expect(errorsOf({ ...checkout, method: "drone" })).toEqual(["method"]);
  });

  test("rejects line breaks in one-line fields, so that none reaches a mail header", () => {
    expect(errorsOf({ ...checkout, contact: { email: "a@b.de\nBcc: x@y.z" } })).toEqual(["contact.email"]);
    expect(errorsOf({ ...checkout, address: { ...address, name: "Ada\r\nBcc: x" } })).toEqual(["address.name"]);
  });

  test("every message is a full sentence", () => {
    const result = schema.safeParse({ contact: {}, address: {}, method: 3, note: "x".repeat(501) });
    for (const { message } of result.success ? [] : fieldErrors(result.error)) expect(message).toMatch(/^[A-Z].+\.$/);
  });
});

describe("order lines", () => {
  test.each([0, -1, 1.5, 1e9, Number.NaN, "1e2", null, undefined])("reject a quantity of %s", (quantity) => {
    expect(orderedLines.safeParse([{ id: "1", quantity }]).success).toBe(false);
  });

  test("reject an empty cart and a cart of a thousand lines", () => {
    expect(orderedLines.safeParse([]).success).toBe(false);
    expect(orderedLines.safeParse(Array(1000).fill({ id: "1", quantity: 1 })).success).toBe(false);
  });
});

test("knows which countries have regions before their lists are loaded", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(hasRegions)).toEqual(codes.filter((code) => regionsOf(code)));
});
