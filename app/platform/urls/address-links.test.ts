import { describe, expect, test } from "vitest";
import { shop } from "../../../shop.config.ts";
import { addressLinks } from "./address-links.ts";

const origin = "https://shop.example";
const linksOf = (address: string, search: string) =>
  addressLinks({ origin, address, search }) as { rel: string; hrefLang?: string; href: string }[];
const canonicalOf = (address: string, search: string) =>
  linksOf(address, search).find(({ rel }) => rel === "canonical")?.href;

describe("links for search engines in a screen's head", () => {
  test("the canonical address names the language shown, but for the shop's own, and drops the shopper's choices", () => {
    expect(canonicalOf("/product/1", "?lng=de&colour=black")).toBe(`${origin}/product/1?lng=de`);
    expect(canonicalOf("/shop-grid-standard?page=2", "?page=2&lng=fr&sort=newest")).toBe(
      `${origin}/shop-grid-standard?page=2&lng=fr`,
    );
    for (const search of ["?colour=black", "?lng=en", "?lng=xx"])
      expect(canonicalOf("/product/1", search)).toBe(`${origin}/product/1`);
  });

  test("every language version links to all of them, and to the default one", () => {
    const [own, ...others] = shop.languages;
    for (const search of ["", "?lng=de&colour=black&sort=newest"]) {
      const versions = linksOf("/product/1", search).filter(({ rel }) => rel === "alternate");
      expect(versions.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
        [own, `${origin}/product/1`],
        ...others.map((language) => [language, `${origin}/product/1?lng=${language}`]),
        ["x-default", `${origin}/product/1`],
      ]);
    }
  });
});
