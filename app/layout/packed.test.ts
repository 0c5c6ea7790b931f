import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

const found = { name: "Lampe “Öl” </script>", prices: [1, 2], none: undefined };

test("a server uses the very object it packed", () => {
  expect(unpack(pack(found))).toBe(found);
});

test("a browser unpacks the same content, and the same object each time", () => {
  const sent = structuredClone(pack(found));
  expect(unpack(sent)).toEqual({ name: found.name, prices: [1, 2] });
  expect(unpack(sent)).toBe(unpack(sent));
});

test("data that a browser loaded itself is returned as is", () => {
  expect(unpack(found)).toBe(found);
});
