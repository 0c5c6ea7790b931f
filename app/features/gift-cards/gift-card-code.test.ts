import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { giftCardParts, giftCardShares } from "./gift-card.ts";
import { CODE_LENGTH, checkCharacter, groupedCode, SIGNS, tidyGiftCardCode } from "./gift-card-code.ts";

const sign = fc.constantFrom(...SIGNS);
const code = fc
  .array(sign, { minLength: CODE_LENGTH - 1, maxLength: CODE_LENGTH - 1 })
  .map((signs) => signs.join("") + checkCharacter(signs.join("")));

test("a code is recognised however it is typed, and is displayed in groups", () => {
  fc.assert(
    fc.property(code, (whole) => {
      expect(groupedCode(whole)).toMatch(/^(.{4}-){3}.{4}$/);
      expect(tidyGiftCardCode(groupedCode(whole))).toBe(whole);
      expect(tidyGiftCardCode(` ${groupedCode(whole).toLowerCase().replaceAll("-", " ")} `)).toBe(whole);
      expect(tidyGiftCardCode(whole.replaceAll("8", "B").replaceAll("5", "s"))).toBe(whole);
    }),
  );
});

test("a code with one wrong character or two swapped ones is invalid", () => {
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

test("cards pay all they can, in order, and never leave less than the minimum charge", () => {
  const cents = fc.nat(20_000) as fc.Arbitrary<Cents>;
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 5 }),
      cents,
      fc.constantFrom(["EUR", 50], ["GBP", 30], ["CZK", 1500]),
      (balances, total, [code, least]) => {
        const shares = giftCardShares(balances, total, String(code));
        const [paid, all] = [sum(shares), sum(balances)];
        const charge = total - paid;
        expect(paid).toBeLessThanOrEqual(Math.min(all, total));
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(balances[i] ?? 0);
          if ((shares[i + 1] ?? 0) > 0) expect(share, "the next card pays once this one is empty").toBe(balances[i]);
        }
        if (paid > 0) expect(charge === 0 || charge >= Number(least)).toBe(true);
        if (all >= total || all <= total - Number(least)) expect(paid).toBe(Math.min(all, total));
      },
    ),
  );
});

test("the card that expires first is spent first; among equals, the one entered first", () => {
  const card = (code: string, expiresOn: string) => ({ code, last4: code, balance: 1000 as Cents, expiresOn });
  const cards = [card("C", "2031-12-31"), card("A", "2031-12-31"), card("B", "2029-12-31")];
  const parts = giftCardParts(cards, 2500 as Cents);
  expect(parts.map(({ last4, amount, balanceAfter }) => [last4, amount, balanceAfter])).toEqual([
    ["B", 1000, 0],
    ["C", 1000, 0],
    ["A", 500, 500],
  ]);
});
