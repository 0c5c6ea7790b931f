import departments from "virtual:catalogue/departments";
import { beforeAll, expect, it, vi } from "vitest";
import { catalogueRoutes } from "../../server/api/catalogue.ts";
import { serveCatalogue } from "../features/catalogue/load-catalogue.ts";
import { readQuery } from "../features/catalogue/product-query.ts";
import { createRemoteCatalogue } from "../features/catalogue/remote-catalogue.ts";
import { sampleCatalogue } from "../features/catalogue/test-catalogue.ts";
import { withToggledFilter } from "../features/listing/pressed-url.ts";
import { prefetchQueries } from "./prefetch-queries.ts";

const routes = catalogueRoutes(async () => sampleCatalogue());
const origin = "https://shop.example";

/** A browser's catalogue with an empty cache, and the queries that it sends to the server. */
function newBrowser() {
  const requested: string[] = [];
  const catalogue = createRemoteCatalogue(departments, async <T>(path: string) => {
    requested.push(path);
    return (await (await routes.request(path)).json()) as T;
  });
  return { catalogue, requested };
}

type Screen = { clientLoader(settings: never): Promise<unknown> };

const screens: readonly [address: string, load: () => Promise<Screen>, params: Record<string, string>][] = [
  ["/product/20", () => import("../pages/product.page.tsx"), { id: "20" }],
  ["/product-sticky/20", () => import("../pages/product.page.tsx"), { id: "20" }],
  ["/shop-grid-standard?page=2&colour=white", () => import("../pages/shop.page.tsx"), {}],
  ["/shop-list-two-column", () => import("../pages/shop.page.tsx"), {}],
  ["/categoryproduct/furniture?sort=newest", () => import("../pages/category.page.tsx"), { category: "furniture" }],
  ["/subcategoryproduct/chairs", () => import("../pages/sub-category.page.tsx"), { subCategory: "chairs" }],
  ["/tagproduct/oak", () => import("../pages/tag.page.tsx"), { tag: "oak" }],
  ["/search?q=oak", () => import("../pages/search.page.tsx"), {}],
  ["/search?q=zebra+helicopter", () => import("../pages/search.page.tsx"), {}],
];

beforeAll(() => vi.stubGlobal("location", { origin }));

it.each(screens)("prefetches exactly the queries that the screen at %s sends", async (address, load, params) => {
  const screen = newBrowser();
  serveCatalogue(async () => screen.catalogue);
  await (await load()).clientLoader({ params, request: new Request(origin + address) } as never);
  const ahead = newBrowser();
  await prefetchQueries(ahead.catalogue, new URL(address, origin));
  expect(ahead.requested).toEqual(screen.requested);
  expect(ahead.requested).not.toEqual([]);
});

it.each(screens)(
  "has the responses cached when the screen at %s opens within a minute",
  async (address, load, params) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T10:00:01Z") });
    const { catalogue, requested } = newBrowser();
    serveCatalogue(async () => catalogue);
    await prefetchQueries(catalogue, new URL(address, origin));
    const before = requested.length;
    const open = async () => (await load()).clientLoader({ params, request: new Request(origin + address) } as never);
    await open();
    expect(requested).toHaveLength(before);
    vi.setSystemTime(new Date("2026-05-04T10:01:00Z"));
    await open();
    expect(requested.length).toBeGreaterThan(before);
    vi.useRealTimers();
  },
);

const address = "/shop-grid-standard?colour=white&sort=newest&page=2";

it.each([
  ["checkbox", "colour", "black", { colour: ["white", "black"] }],
  ["checkbox", "colour", "white", { colour: [] }],
  ["checkbox", "stock", "1", { inStock: true }],
  ["radio", "rating", "4", { rating: 4 }],
  ["radio", "rating", "", { rating: undefined }],
])("knows where %s %s=%s leads", (type, name, value, change) => {
  const listing = new URL(address, origin);
  const query = readQuery(listing.searchParams);
  const meant = withToggledFilter(listing, { type, name, value });
  expect(readQuery(meant.searchParams)).toEqual({ ...query, page: 1, ...change });
});

it("prefetches nothing for screens without products of their own", async () => {
  const { catalogue, requested } = newBrowser();
  for (const path of ["/", "/cart", "/faq", "/my-account"]) await prefetchQueries(catalogue, new URL(path, origin));
  expect(requested).toEqual([]);
});
