import { describe, expect, it } from "vitest";
import { clearPlace } from "./keep-clear.ts";

const place = (...spans: [top: number, bottom: number][]) =>
  clearPlace(
    spans.map(([top, bottom]) => ({ top, bottom })),
    { height: 50, bottom: 800 },
  );

describe("the place of a notification", () => {
  it("is the bottom, if no control is there", () => {
    expect(place()).toBe(800);
    expect(place([700, 750], [800, 840])).toBe(800);
  });

  it("is above a control that it would cover, and above those it would cover there", () => {
    expect(place([760, 804])).toBe(752);
    expect(place([690, 740], [760, 804])).toBe(682);
    expect(place([760, 804], [690, 700])).toBe(752);
  });

  it("is the bottom, if controls leave no room", () => {
    expect(place([0, 200], [180, 500], [470, 840])).toBe(800);
  });
});
