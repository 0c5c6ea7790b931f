import { expect, test } from "vitest";
import { activeRow } from "./search-combobox.ts";

const list = (...to: string[]) => to.map((one) => ({ to: one }));

test("a row that was pointed at stays so in a list that comes late, or none is", () => {
  const pointed = { index: 1, to: "/moss" };
  expect(activeRow(list("/fern", "/moss", "/ivy"), pointed)).toBe(1);
  expect(activeRow(list("/moss", "/fern"), pointed), "it has moved").toBe(0);
  expect(activeRow(list("/fern", "/ivy"), pointed), "another stands in its place").toBe(-1);
  expect(activeRow([], pointed)).toBe(-1);
  expect(activeRow(list("/fern"), undefined)).toBe(-1);
});

test("of two rows that lead to the same place the one that was pointed at is active", () => {
  expect(activeRow(list("/fern", "/moss", "/fern"), { index: 2, to: "/fern" })).toBe(2);
});
