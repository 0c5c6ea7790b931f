import { privatePages } from "../../app/settings/page-paths.ts";
import { shop } from "../fixtures/sample-shop.config.ts";
import { expect, test } from "./shop-test.ts";

test("screens that are not to be found say so, and robots may read that", async ({ request }) => {
  const rules = await (await request.get("/robots.txt")).text();
  for (const screen of ["cart", "wishlist", "compare", ...privatePages.filter((one) => one !== "withdraw")]) {
    const answer = await request.get(`/${screen}`);
    const says = answer.headers()["x-robots-tag"] ?? (await answer.text());
    expect(says, screen).toContain("noindex");
    expect(rules).not.toContain(`/${screen}`);
  }
});

test("every page of the sitemap has a preview, and a title and description that no other one has", async ({
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const path of addresses.filter((address) => !address.includes("lng="))) {
    const html = await (await request.get(path.replaceAll("&amp;", "&"))).text();
    for (const name of ["og:title", "og:description", "og:type", "og:url"])
      expect(html.split(`property="${name}"`), `${path} has one ${name}`).toHaveLength(2);
    const [title = "", description = ""] = [/<title>([^<]*)/, /name="description" content="([^"]*)/].map(
      (pattern) => pattern.exec(html)?.[1],
    );
    // The sample goods have eight cakes in two departments.
    const isCake = /^\/product\/1(0[0-9]|1[0-5])$/.test(path);
    for (const text of isCake ? [] : [title, description]) {
      if (!text || seen.has(text)) twice.push(`${path} and ${seen.get(text)}: ${text}`);
      seen.set(text, path);
    }
  }
  expect(twice).toEqual([]);
});

test("the main page says who the shop is, and another view of a listing is not followed", async ({ request }) => {
  const main = await (await request.get("/")).text();
  const things = [...main.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ""),
  );
  expect(things).toMatchObject([
    { "@type": "WebSite", name: shop.name },
    {
      "@type": "OnlineStore",
      email: shop.company.email,
      hasMerchantReturnPolicy: {
        merchantReturnDays: 14,
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
      },
    },
  ]);
  const listing = await (await request.get("/shop-grid-standard")).text();
  const links = listing.match(/<a [^>]*href="[^"]*(view|sort)=[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(link).toContain('rel="nofollow"');
});
