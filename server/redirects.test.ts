import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createRedirects, readRedirects } from "./redirects.ts";

function listed(...lines: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "redirects-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "redirects.csv");
  writeFileSync(file, lines.join("\r\n"));
  return file;
}

test("a former shop's addresses are found by path and query, whatever their host, slashes and letters", () => {
  const file = listed(
    "\ufeffFrom;To",
    "/products/cup;/product/145",
    "https://old.example/produkt/häferl/;/product/146?colour=Sand",
    "/index.php?id=3;/shop-grid-standard",
    "",
  );
  const leadsTo = createRedirects(readRedirects(file));
  const origin = "https://shop.example";
  expect(leadsTo(`${origin}/products/cup`)).toBe("/product/145");
  expect(leadsTo(`${origin}/products/cup/?utm_source=mail`)).toBe("/product/145");
  expect(leadsTo(`${origin}/produkt/h%C3%A4ferl`)).toBe("/product/146?colour=Sand");
  expect(leadsTo(`${origin}/index.php?id=3`)).toBe("/shop-grid-standard");
  for (const path of ["/index.php?id=4", "/index.php", "/products/cups", "/"])
    expect(leadsTo(`${origin}${path}`)).toBeUndefined();
});

test("every mistake in the list is reported with its line", () => {
  const file = listed(
    "From,To",
    "cup,/product/1",
    "/a,https://other.example/",
    "/b,//other.example",
    "/c,/c/",
    "/d,/",
    "/d,/faq",
  );
  expect(() => readRedirects(file)).toThrow(
    [
      `${file}: line 2: "cup" is neither a path, as in /products/cup, nor a URL`,
      `${file}: line 3: "https://other.example/" is not a path of this shop, as in /product/145`,
      `${file}: line 4: "//other.example" is not a path of this shop, as in /product/145`,
      `${file}: line 5: "/c" leads to itself`,
      `${file}: line 7: "/d" stands in line 6 already`,
    ].join("\n"),
  );
});

test("a shop without a list has none", () => {
  expect(readRedirects("content/there-is-none.csv")).toEqual([]);
});
