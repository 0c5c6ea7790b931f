import { expect, test } from "vitest";
import { placeAt } from "./place-at.ts";

const page = { clientWidth: 1440, clientHeight: 900 };

test.each([
  ["at the end of a header", { top: 50, bottom: 94, left: 1250, right: 1344 }, { top: 94, right: 96 }],
  ["at its end from right to left", { top: 50, bottom: 94, left: 96, right: 190 }, { top: 94, left: 96 }],
  ["at the foot of a header on the side", { top: 830, bottom: 874, left: 16, right: 110 }, { bottom: 70, left: 16 }],
])("a menu stays within the page when opened from a button %s", (_, button, place) => {
  const sides = { top: undefined, bottom: undefined, left: undefined, right: undefined };
  expect(placeAt(button, page)).toEqual({ ...sides, ...place });
});
