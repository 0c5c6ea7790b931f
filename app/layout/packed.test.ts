import { expect, test, vi } from "vitest";
import { PAGE_DATA, pack, textOfPacked, unpack } from "./packed.ts";

const found = { name: "Lampe “Öl” </script>", prices: [1, 2], none: undefined };

test("a server uses the very object it packed", () => {
  expect(unpack(pack(found))).toBe(found);
});

test("a browser unpacks what the document carries, and the same object each time", () => {
  const packed = pack(found);
  const textContent = textOfPacked([{ origin: "" }, null, packed]);
  expect(textContent).not.toContain("<");
  vi.stubEnv("SSR", false);
  vi.stubGlobal("document", { getElementById: (id: string) => (id === PAGE_DATA ? { textContent } : null) });
  const sent = structuredClone(packed);
  expect(unpack(sent)).toEqual({ name: found.name, prices: [1, 2] });
  expect(unpack(sent)).toBe(unpack(structuredClone(sent)));
});

test("data that a browser loaded itself is returned as is", () => {
  expect(unpack(found)).toBe(found);
});

test("a document without packed data carries none", () => {
  expect(textOfPacked([{ origin: "" }, undefined])).toBe("");
});
