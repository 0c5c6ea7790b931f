import { expect, test, vi } from "vitest";
import { addressLinks } from "./address-links.ts";

vi.mock("../../../shop.config.ts", async (original) => {
  const { shop, ...rest } = await original<typeof import("../../../shop.config.ts")>();
  return { ...rest, shop: { ...shop, languages: ["de"], fallbackLanguage: "de" } };
});

test.each(["", "?lng=de"])("a shop with one language has one address per screen, opened with “%s”", (search) => {
  expect(addressLinks({ origin: "https://shop.example", address: "/about", search })).toEqual([
    { tagName: "link", rel: "canonical", href: "https://shop.example/about" },
  ]);
});
