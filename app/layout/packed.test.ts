import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

const found = { name: "Lampe “Öl” </script>", prices: [1, 2], none: undefined };

test("a server shows the very thing that it found", () => {
  expect(unpack(pack(found))).toBe(found);
});

test("a browser reads the same out of what it was sent, and the same object each time", () => {
  const sent = structuredClone(pack(found));
  expect(unpack(sent)).toEqual({ name: found.name, prices: [1, 2] });
  expect(unpack(sent)).toBe(unpack(sent));
});

test("what a browser found by itself is taken as it is", () => {
  expect(unpack(found)).toBe(found);
});
