import { expect, test } from "vitest";
import { readableUrl } from "./readable-url.ts";

const read = (path: string, language = "en") =>
  readableUrl(`http://shop.example${path}`, language).href.replace("http://shop.example", "");
const everything =
  "?q=oak&department=plant&sub=chairs&tag=oak&colour=black&size=m&min=1&max=9&rating=4&sale=1&stock=1&sort=newest&page=2&view=list&post=x&category=y&author=z&ids=1,2&utm_source=letter&code=secret";
const filters = "department sub tag colour size min max rating sale stock sort page view";

test.each([
  ["/", ""],
  ["/home-plants", ""],
  ["/shop-list-standard", filters],
  ["/categoryproduct/plant", filters],
  ["/subcategoryproduct/chairs", filters],
  ["/tagproduct/oak", filters],
  ["/SEARCH", `q ${filters}`],
  ["/product/1", "colour size"],
  ["/product-slider/8", "colour size"],
  ["/blog-right-sidebar", "q tag page category author"],
  ["/blog-details-standard", "post"],
  ["/wishlist", "ids"],
  ["/compare", "ids"],
  ["/cart", ""],
  ["/order", ""],
  ["/nowhere", ""],
])("%s is one page for all that differ in other keys than: %s", (path, keys) => {
  const found = [...readableUrl(`http://shop.example${path}${everything}`, "en").searchParams.keys()];
  expect(found).toEqual(keys.split(" ").filter(Boolean));
});

test("a path that is spelled otherwise keeps whatever any screen reads", () => {
  expect(read("/%73earch?q=oak&ids=1&code=secret")).toBe("/%73earch?q=oak&ids=1");
});

test("a page has one URL in each language, whether the query, a cookie or the browser chose it", () => {
  for (const path of ["/", "/?lng=ar", "/?lng=AR-eg&lng=de", "/?lng=de"]) expect(read(path, "ar")).toBe("/?lng=ar");
  for (const path of ["/", "/?lng=en", "/?lng=xx&lng=yy"]) expect(read(path, "en")).toBe("/");
  expect(read("/search?lng=de&q=oak", "de")).toBe("/search?q=oak&lng=de");
});
