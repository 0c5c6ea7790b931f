import { expect, test } from "vitest";
import { isSameNumber, tidyOrderNumber } from "./order-number.ts";

test("an order number is read however it is typed, also one whose letters begin with a V", () => {
  for (const typed of ["V-7KQ4-M2XD", "v7kq4 m2xd", "7KQ4M2XD", " v-7kq4m2xd "])
    expect(tidyOrderNumber(typed)).toBe("V-7KQ4-M2XD");
  for (const typed of ["V-VKQ4-M2XD", "vvkq4m2xd", "VKQ4-M2XD"]) expect(tidyOrderNumber(typed)).toBe("V-VKQ4-M2XD");
});

test("order numbers are compared however they are written", () => {
  expect(isSameNumber("v 7kq4m2xd", "V-7KQ4-M2XD")).toBe(true);
  expect(isSameNumber("VKQ4-M2XD", "V-VKQ4-M2XD")).toBe(true);
  expect(isSameNumber("", "")).toBe(false);
  expect(isSameNumber("V-7KQ4-M2XC", "V-7KQ4-M2XD")).toBe(false);
});
