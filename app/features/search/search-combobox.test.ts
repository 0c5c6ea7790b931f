import { expect, test } from "vitest";
import { activeRow } from "./search-combobox.ts";

const list = (...to: string[]) => to.map((one) => ({ to: one }));

test("the active row stays active in an updated list, and no row is active if it is gone", () => {
  const pointed = { index: 1, to: "/moss" };
  expect(activeRow(list("/fern", "/moss", "/ivy"), pointed)).toBe(1);
  expect(activeRow(list("/moss", "/fern"), pointed), "it has moved").toBe(0);
  expect(activeRow(list("/fern", "/ivy"), pointed), "another row is in its place").toBe(-1);
  expect(activeRow([], pointed)).toBe(-1);
  expect(activeRow(list("/fern"), undefined)).toBe(-1);
});

test("of two rows with the same address, the one pointed at is active", () => {
  expect(activeRow(list("/fern", "/moss", "/fern"), { index: 2, to: "/fern" })).toBe(2);
});
