import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cents } from "../catalogue/product.ts";
import { giftCardShare } from "./gift-card.ts";
import { CODE_LENGTH, checkSign, groupedCode, SIGNS, tidyGiftCardCode } from "./gift-card-code.ts";

const sign = fc.constantFrom(...SIGNS);
const code = fc
  .array(sign, { minLength: CODE_LENGTH - 1, maxLength: CODE_LENGTH - 1 })
  .map((signs) => signs.join("") + checkSign(signs.join("")));

test("a code is known however it is typed, and stands in groups", () => {
  fc.assert(
    fc.property(code, (whole) => {
      expect(groupedCode(whole)).toMatch(/^(.{4}-){3}.{4}$/);
      expect(tidyGiftCardCode(groupedCode(whole))).toBe(whole);
      expect(tidyGiftCardCode(` ${groupedCode(whole).toLowerCase().replaceAll("-", " ")} `)).toBe(whole);
      expect(tidyGiftCardCode(whole.replaceAll("8", "B").replaceAll("5", "s"))).toBe(whole);
    }),
  );
});

test("one wrong sign, or two that changed places, make no code", () => {
  const at = fc.nat(CODE_LENGTH - 1);
  fc.assert(
    fc.property(code, at, at, sign, (whole, one, other, wrong) => {
      const signs = [...whole];
      const mistaken = signs.with(one, wrong).join("");
      if (mistaken !== whole) expect(tidyGiftCardCode(mistaken)).toBeUndefined();
      const swapped = signs.with(one, signs[other] ?? "").with(other, signs[one] ?? "");
      if (swapped.join("") !== whole) expect(tidyGiftCardCode(swapped.join(""))).toBeUndefined();
    }),
  );
});

test("a card pays all that it can, and leaves nothing that is too little to be charged", () => {
  const cents = fc.nat(20_000) as fc.Arbitrary<Cents>;
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.constantFrom(["EUR", 50], ["GBP", 30], ["CZK", 1500]),
      (balance, total, [code, least]) => {
        const share = giftCardShare(balance, total, String(code));
        const charge = total - share;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(Math.min(balance, total));
        if (share > 0) expect(charge === 0 || charge >= Number(least)).toBe(true);
        if (balance >= total || balance <= total - Number(least)) expect(share).toBe(Math.min(balance, total));
      },
    ),
  );
});
