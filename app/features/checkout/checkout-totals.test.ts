import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coupons, shop } from "../../../shop.config.ts";
import type { Coupon } from "../../settings/shop.ts";
import type { Cents } from "../catalogue/product.ts";
import { vatWithin } from "../invoices/vat-parts.ts";
import { deliveryMethods, missingForFreeDelivery, totals } from "./checkout-totals.ts";

const cents = (amount: number) => amount as Cents;
const coupon = (code: string) => coupons.find((c) => c.code === code);

describe("order totals", () => {
  test("charges delivery below the threshold and includes VAT", () => {
    const lines = [{ price: cents(1250), quantity: 2 }];
    const result = totals(lines, { country: "DE", method: "standard", shop });
    expect(result).toEqual({ goods: 2500, discount: 0, delivery: 490, vat: 477, vatRate: 19, total: 2990 });
  });

  test("delivers for free from the threshold on, with the methods marked for it", () => {
    const lines = [{ price: cents(7500), quantity: 1 }];
    expect(totals(lines, { country: "AT", method: "standard", shop }).delivery).toBe(0);
    expect(totals(lines, { country: "AT", method: "express", shop }).delivery).toBe(1190);
    expect(missingForFreeDelivery(cents(7000), "AT", shop)).toBe(500);
    expect(missingForFreeDelivery(cents(9000), "AT", shop)).toBe(0);
  });

  test("nothing is missing for free delivery to a country that has none", () => {
    const methods = shop.delivery.methods.map((method) => ({ ...method, countries: ["DE"] }));
    const atHome = { ...shop, delivery: { ...shop.delivery, methods } };
    expect(missingForFreeDelivery(cents(7000), "DE", atHome)).toBe(500);
    expect(missingForFreeDelivery(cents(7000), "AT", atHome)).toBe(0);
  });

  test("a percentage coupon reduces the total but keeps free delivery", () => {
    const lines = [{ price: cents(7505), quantity: 1 }];
    const result = totals(lines, { country: "DE", method: "standard", coupon: coupon("WELCOME10"), shop });
    expect(result).toMatchObject({ discount: 751, delivery: 0, total: 6754 });
  });

  test("an amount coupon never exceeds the price of the goods", () => {
    const big: Coupon = { code: "BIG", kind: "amount", value: 99_999 };
    const result = totals([{ price: cents(100), quantity: 1 }], { country: "DE", method: "pickup", coupon: big, shop });
    expect(result).toMatchObject({ goods: 100, discount: 100, delivery: 0, vat: 0, total: 0 });
  });

  test("a free-delivery coupon covers standard delivery", () => {
    const choice = { country: "FI", coupon: coupon("SHIPFREE"), shop };
    const lines = [{ price: cents(3000), quantity: 1 }];
    expect(totals(lines, { ...choice, method: "standard" }).delivery).toBe(0);
    expect(totals(lines, { ...choice, method: "express" }).delivery).toBe(1590);
  });

  test("collected orders have the same price and the VAT of the shop's country, whatever the invoice address", () => {
    const methods = shop.delivery.methods.map((method) => {
      const { countries: _, ...everywhere } = method;
      return everywhere;
    });
    const open = { ...shop, delivery: { ...shop.delivery, methods } };
    const lines = [{ price: cents(2500), quantity: 1 }];
    expect(totals(lines, { country: "FR", method: "standard", shop: open })).toMatchObject({
      delivery: 790,
      vatRate: 20,
    });
    expect(totals(lines, { country: "FR", method: "pickup", shop: open })).toMatchObject({ delivery: 0, vatRate: 19 });
    const { DE: _, ...abroad } = shop.countries;
    const elsewhere = { ...open, countries: abroad };
    expect(totals(lines, { country: "FR", method: "pickup", shop: elsewhere }).vatRate).toBe(20);
  });

  test("store pickup is offered in Germany only", () => {
    expect(deliveryMethods("DE", shop).map((m) => m.id)).toContain("pickup");
    expect(deliveryMethods("FR", shop).map((m) => m.id)).not.toContain("pickup");
    expect(deliveryMethods("US", shop)).toEqual([]);
    expect(() => totals([], { country: "FR", method: "pickup", shop })).toThrow();
  });

  test("several VAT rates split the total: delivery and coupon are shared in proportion to the goods' value", () => {
    const french = { ...shop, countries: { ...shop.countries, FR: { vat: 20, reduced: { food: 5.5 }, surcharge: 0 } } };
    const lines = [
      { price: cents(3000), quantity: 1 },
      { price: cents(500), quantity: 2, vat: "food" },
    ];
    const choice = { country: "FR", method: "standard", shop: french };
    expect(totals(lines, choice)).toMatchObject({
      total: 4490,
      vat: 619,
      vatRate: 20,
      vatParts: [
        { rate: 20, gross: 3368, vat: 561 },
        { rate: 5.5, gross: 1122, vat: 58 },
      ],
    });
    const food = totals(lines.slice(1), choice);
    expect(food).toMatchObject({ total: 1490, vatRate: 5.5, vat: 78 });
    expect(food.vatParts).toBeUndefined();
    expect(totals(lines, { ...choice, country: "DE" })).toMatchObject({ vatRate: 19 });
    expect(totals(lines, { ...choice, country: "DE" }).vatParts).toBeUndefined();
  });

  test("calculates VAT with half percents exactly", () => {
    expect(vatWithin(cents(12_550), 25.5)).toBe(2550);
    expect(vatWithin(cents(11_900), 19)).toBe(1900);
    expect(vatWithin(cents(1), 19)).toBe(0);
  });
});

describe("any order", () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 1000 }),
  });
  const taxed = fc.tuple(line, fc.constantFrom("food", "books", "other")).map(([one, vat]) => ({ ...one, vat }));
  const anyCoupon = fc.option(
    fc.record({
      code: fc.constant("ANY"),
      kind: fc.constantFrom("percent" as const, "amount" as const, "free-delivery" as const),
      value: fc.integer({ min: 0, max: 100 }),
    }),
    { nil: undefined },
  );
  const order = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    country: fc.constantFrom(...Object.keys(shop.countries)),
    method: fc.constantFrom("standard", "express"),
    coupon: anyCoupon,
  });

  test("has a total of goods less discount plus delivery in whole cents, never negative, including its VAT", () => {
    fc.assert(
      fc.property(order, ({ lines, country, method, coupon }) => {
        const result = totals(lines, { country, method, coupon, shop });
        expect(result.total).toBe(result.goods - result.discount + result.delivery);
        for (const amount of [result.goods, result.discount, result.delivery, result.vat, result.total]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        const net = result.total - result.vat;
        expect(Math.abs(net * (1 + result.vatRate / 100) - result.total)).toBeLessThan(1);
      }),
    );
  });

  test("has VAT parts that add up to the total and its VAT to the cent, none of them negative", () => {
    const rates = Object.fromEntries(
      Object.entries(shop.countries).map(([code, terms]) => [code, { ...terms, reduced: { food: 5.5, books: 0 } }]),
    );
    fc.assert(
      fc.property(order, fc.array(taxed, { minLength: 1, maxLength: 20 }), ({ country, method, coupon }, lines) => {
        const result = totals(lines, { country, method, coupon, shop: { ...shop, countries: rates } });
        const { total, vat, vatParts = [{ gross: total, vat, rate: 0 }] } = result;
        expect(vatParts.reduce((sum, part) => sum + part.gross, 0)).toBe(total);
        expect(vatParts.reduce((sum, part) => sum + part.vat, 0)).toBe(vat);
        for (const part of vatParts)
          expect(Math.min(part.gross, part.vat, part.gross - part.vat)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("never gets cheaper with one more piece, nor dearer with a coupon", () => {
    fc.assert(
      fc.property(order, ({ lines, country, method, coupon }) => {
        const plain = totals(lines, { country, method, shop });
        const more = totals(
          lines.map((l) => ({ ...l, quantity: l.quantity + 1 })),
          { country, method, shop },
        );
        expect(more.goods).toBeGreaterThanOrEqual(plain.goods);
        expect(totals(lines, { country, method, coupon, shop }).total).toBeLessThanOrEqual(plain.total);
      }),
    );
  });
});
