import { expect, test } from "vitest";
import { isDeadLink } from "../catalogue/catalogue-targets.server.ts";
import { dropDeadLinks } from "./drop-dead-links.ts";

const targets = {
  product: new Set(["145"]),
  categoryproduct: new Set(["cups"]),
  subcategoryproduct: new Set<string>(),
  tagproduct: new Set(["plant"]),
  names: new Set<string>(),
};

test("a link to products that are gone becomes plain text, all others stay", () => {
  const alive = { tag: "a" as const, href: "/product/145", children: ["this cup"] };
  const outside = { tag: "a" as const, href: "https://clay.example", children: ["clay"] };
  const gone = {
    tag: "a" as const,
    href: "/categoryproduct/plant?sale=1",
    children: [{ tag: "em" as const, children: ["plants"] }],
  };
  expect(
    dropDeadLinks([{ tag: "p", children: [alive, " or ", gone, outside] }, { tag: "hr" }], (href) =>
      isDeadLink(href, targets),
    ),
  ).toEqual([{ tag: "p", children: [alive, " or ", { tag: "em", children: ["plants"] }, outside] }, { tag: "hr" }]);
  expect(isDeadLink("/categoryproduct/cups", targets)).toBe(false);
  expect(isDeadLink("/product/20#reviews", targets)).toBe(true);
});
