import { expect, test } from "vitest";
import { drawSize } from "./draw-size.ts";

test("a product is drawn beside something of its own size: a coin, a sheet, a person", () => {
  const besideOf = (width: number, height: number) => drawSize({ width, height }).thing.name;
  expect([besideOf(4, 9), besideOf(19, 31), besideOf(215, 84)]).toEqual(["coin", "sheet", "person"]);
});

test("the drawing has a line and a number for each measure that is known, and for no other", () => {
  const sidesOf = (size: Parameters<typeof drawSize>[0]) => drawSize(size).labels.map(({ side, cm }) => [side, cm]);
  expect(sidesOf({ width: 88, depth: 80, height: 78 })).toEqual([
    ["width", 88],
    ["height", 78],
    ["depth", 80],
  ]);
  expect(sidesOf({ width: 15, height: 21 })).toEqual([
    ["width", 15],
    ["height", 21],
  ]);
  expect(sidesOf({ depth: 30, height: 10 })).toEqual([
    ["depth", 30],
    ["height", 10],
  ]);
});

test("box and thing have the same scale and fit the drawing", () => {
  for (const size of [
    { width: 215, depth: 95, height: 84 },
    { width: 19, depth: 18, height: 31 },
    { width: 2, height: 12 },
  ]) {
    const { box, viewBox } = drawSize(size);
    const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
    const [, w = 0, h = 0] = /h([\d.]+)v-([\d.]+)/.exec(box)?.map(Number) ?? [];
    expect(w / h).toBeCloseTo(size.width / size.height, 0);
    expect([w < width - 148, h < height]).toEqual([true, true]);
  }
});
