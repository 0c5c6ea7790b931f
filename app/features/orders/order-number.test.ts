import { expect, test } from "vitest";
import { newOrderCode, newOrderNumber } from "./order-number.server.ts";
import { isSameNumber, likelyOrderNumber, tidyOrderNumber } from "./order-number.ts";

test("an order number is read however it is typed, even if its letters begin with a V", () => {
  for (const typed of ["V-7KQ4-M2XD", "v7kq4 m2xd", "7KQ4M2XD", " v-7kq4m2xd "])
    expect(tidyOrderNumber(typed)).toBe("V-7KQ4-M2XD");
  for (const typed of ["V-VKQ4-M2XD", "vvkq4m2xd", "VKQ4-M2XD"]) expect(tidyOrderNumber(typed)).toBe("V-VKQ4-M2XD");
});

test("an order number is read as copied from an email, with the text around it", () => {
  const ways = ["#V-7KQ4-M2XD", "# v-7kq4-m2xd", "Order #V-7KQ4-M2XD", "Ihre Bestellung V-7KQ4-M2XD ist bestätigt"];
  for (const typed of [
    ...ways,
    "V-\u20607KQ4-\u2060M2XD",
    "V‑7KQ4–M2XD",
    "V - 7KQ4 - M2XD",
    "\u200fV-7KQ4-M2XD.",
    "V-٧KQ٤-M٢XD",
  ])
    expect(tidyOrderNumber(typed), typed).toBe("V-7KQ4-M2XD");
  expect(tidyOrderNumber("order w-7kq4-m2xd")).toBe("W-7KQ4-M2XD");
});

test("an earlier order is found by its own prefix, whatever the shop's is now, even one with digits", () => {
  for (const prefix of ["W", "TEA", "2026", "V2"]) {
    const number = newOrderNumber(prefix);
    expect(number).toMatch(new RegExp(`^${prefix}-.{4}-.{4}$`));
    for (const typed of [number, number.toLowerCase(), number.replaceAll("-", ""), ` ${number.replaceAll("-", " ")}`])
      expect(tidyOrderNumber(typed)).toBe(number);
  }
});

test("numbers and codes have no letters that look like a digit, and such letters are read as the digit", () => {
  for (let i = 0; i < 50; i++) expect(newOrderNumber("SZ").slice(2) + newOrderCode()).not.toMatch(/[BGSZILO01]/);
  expect(likelyOrderNumber("v-7kbz-msxg")).toBe("V-7K82-M5X6");
  expect(likelyOrderNumber("SHOP-7KBZ-MSXG"), "a prefix stays as it is").toBe("SHOP-7K82-M5X6");
});

test("order numbers are compared however they are written", () => {
  expect(isSameNumber("v 7kq4m2xd", "V-7KQ4-M2XD")).toBe(true);
  expect(isSameNumber("VKQ4-M2XD", "V-VKQ4-M2XD")).toBe(true);
  expect(isSameNumber("v-7kb2-msxd", "V-7K82-M5XD")).toBe(true);
  expect(isSameNumber("", "")).toBe(false);
  expect(isSameNumber("W-7KQ4-M2XD", "V-7KQ4-M2XD")).toBe(false);
  expect(isSameNumber("V-7KQ4-M2XC", "V-7KQ4-M2XD")).toBe(false);
});
