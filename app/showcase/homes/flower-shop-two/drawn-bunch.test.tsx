import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DrawnBunch } from "./drawn-bunch.tsx";
import type { FlowerKind } from "./drawn-flowers.tsx";

/** How far a head of a kind reaches from the end of its stem, in units of the drawing, which is 400 wide. */
const halfWidths: Record<FlowerKind, number> = {
  tulip: 24,
  lavender: 22,
  peony: 36,
  hydrangea: 48,
  sunflower: 43,
  rose: 21,
};

test.each(Object.entries(halfWidths))("every %s of a full bunch is whole in the drawing", (kind, half) => {
  const full = [{ id: "1", kind: kind as FlowerKind, stems: 12, count: 6 }];
  const drawn = renderToStaticMarkup(<DrawnBunch taken={full} />);
  const across = [...drawn.matchAll(/translate\(([\d.-]+) /g)].map(([, x]) => Number(x));
  expect(across.length).toBeGreaterThan(5);
  expect(Math.min(...across)).toBeGreaterThan(half);
  expect(Math.max(...across)).toBeLessThan(400 - half);
});
