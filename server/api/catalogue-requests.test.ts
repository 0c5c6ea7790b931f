import departments from "virtual:catalogue/departments";
import { describe, expect, it } from "vitest";
import { createRemoteCatalogue } from "../../app/features/catalogue/remote-catalogue.ts";
import { sampleCatalogue } from "../../app/features/catalogue/test-catalogue.ts";
import { catalogueRoutes } from "./catalogue.ts";

const routes = catalogueRoutes(async () => sampleCatalogue());

describe("the catalogue over HTTP", () => {
  it("refuses invalid queries", async () => {
    for (const path of [
      "/page",
      "/page?count=0",
      "/page?count=1e9",
      "/page?count=9&in=nonsense",
      "/lists",
      "/lists?list=count%3D1%26in%3Dx",
      `/products?ids=${"1,".repeat(200)}1`,
      "/products?ids=1%20or%202",
      "/related?id=1",
      "/search?count=4&q=",
      "/name?kind=shop&slug=a",
    ]) {
      const { status } = await routes.request(path);
      expect([path, status]).toEqual([path, 422]);
    }
  });

  it("is compressed, cacheable for a minute, and not sent again unchanged", async () => {
    const path = "/page?count=15&department=fashion";
    const answer = await routes.request(path, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toContain("max-age=60");
    const again = await routes.request(path, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  it("batches the lists of one tick into one request", async () => {
    const requested: string[] = [];
    const catalogue = createRemoteCatalogue(departments, async <T>(path: string) => {
      requested.push(path);
      return (await (await routes.request(path)).json()) as T;
    });
    await Promise.all([
      catalogue.list({ sort: "newest" }, 4),
      catalogue.list({ onSale: true }, 4),
      catalogue.products(["1", "2"]),
      catalogue.products(["2", "3"]),
    ]);
    expect(requested.toSorted()).toEqual([expect.stringMatching(/^\/lists\?/), "/products?ids=1,2,3"]);
    await catalogue.products(["1", "3"]);
    expect(requested).toHaveLength(2);
  });
});
