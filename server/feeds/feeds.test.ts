import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sampleCatalogue } from "../../app/features/catalogue/test-catalogue.ts";
import type { Shop } from "../../app/settings/shop.ts";
import { chooseHomes } from "../../app/showcase/homes/open-homes.ts";
import { shop } from "../../shop.config.ts";
import { wordsOf } from "../language.ts";
import { publicAddresses } from "./feed-addresses.ts";
import { feedRoutes } from "./feeds.ts";

const catalogue = sampleCatalogue();
const wordsIn = (language: string) => wordsOf(language, "public/locales");
const routes = feedRoutes({ shop, catalogue, baseUrl: undefined, paper: "#f7f4ef", wordsIn });
const ask = (path: string, headers: Record<string, string> = {}) =>
  routes.request(`https://shop.example${path}`, { headers });
const read = async (path: string) => (await ask(path)).text();

describe("the sitemap", () => {
  it("has every home, product, department, sub-category, tag, page and post once", async () => {
    const text = await read("/sitemap.xml");
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place?.replaceAll("&amp;", "&"));
    expect(new Set(places).size).toBe(places.length);
    const expected = [
      ...chooseHomes(shop.homes).map((home) => home.path),
      ...(await catalogue.ids()).map((id) => `/product/${id}`),
      ...catalogue.departments.map((department) => `/categoryproduct/${department.slug}`),
      "/subcategoryproduct/men",
      "/shop-grid-standard",
      "/blog-standard",
      "/blog-details-standard?post=caring-for-leather",
      "/about",
      "/accessibility",
      "/faq",
      "/contact",
    ];
    for (const path of expected) expect(places).toContain(`https://shop.example${path}`);
    expect(places.filter((place) => place?.includes("/tagproduct/")).length).toBeGreaterThan(5);
    expect(text, "the department with the same products").not.toContain("/tagproduct/pet-food");
    for (const own of ["/cart", "/checkout", "/order", "/my-account"]) expect(text).not.toContain(`${own}<`);
  });

  it("has only the home pages that the owner has opened", async () => {
    const homes = { main: "plants", open: ["plants", "fashion"] };
    const paths = (await publicAddresses({ homes }, catalogue, [])).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith("/home"))).toEqual(["/home-fashion", "/homes"]);
    const single = (await publicAddresses({ homes: { ...homes, open: [] } }, catalogue, [])).map(({ path }) => path);
    expect(single.filter((path) => path.startsWith("/home"))).toEqual([]);
  });

  it("has the pages that an owner added, at their own paths", async () => {
    const files = ["terms", "contact", "workshops", "de/workshops"];
    const paths = (await publicAddresses({ homes: { main: "plants", open: [] } }, catalogue, [], files)).map(
      ({ path }) => path,
    );
    expect(paths.filter((path) => /workshops|terms|contact/.test(path))).toEqual(["/terms", "/contact", "/workshops"]);
  });

  it("lists every address in every language, each of them with all the others; the shop's own is the bare one", async () => {
    const text = await read("/sitemap.xml");
    const lines = text.split("\n").filter((entry) => /<loc>https:\/\/shop\.example\/about[?<]/.test(entry));
    const [own, ...others] = shop.languages;
    const places = ["https://shop.example/about", ...others.map((other) => `https://shop.example/about?lng=${other}`)];
    expect(lines.map((line) => /<loc>(.*)<\/loc>/.exec(line)?.[1])).toEqual(places);
    for (const line of lines) {
      for (const [i, language] of [own, ...others].entries())
        expect(line).toContain(`hreflang="${language}" href="${places[i]}"`);
      expect(line).toContain('hreflang="x-default" href="https://shop.example/about"');
    }
    expect(new Set(text.match(/<loc>.*?<\/loc>/g)).size).toBe(text.match(/<loc>/g)?.length);
    expect(text).toContain("?post=caring-for-leather&amp;lng=ar");
  });
});

it("lists no alternate versions of an address in a shop with one language", async () => {
  const german: Shop = { ...shop, languages: ["de"], fallbackLanguage: "de" };
  const routes = feedRoutes({ shop: german, catalogue, baseUrl: undefined, paper: "#fff", wordsIn });
  const text = await (await routes.request("https://shop.example/sitemap.xml")).text();
  expect(text).toContain("<url><loc>https://shop.example/about</loc></url>");
  expect(text).not.toContain("lng=");
});

describe("the sitemap of a large catalogue", () => {
  const ids = Array.from({ length: 25_000 }, (_, i) => `${i + 1}`);
  const large = feedRoutes({
    shop,
    catalogue: { ...catalogue, ids: async () => ids },
    baseUrl: undefined,
    paper: "#fff",
    wordsIn,
  });
  const placesIn = async (path: string) => {
    const text = await (await large.request(`https://shop.example${path}`)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) =>
      place.replace("https://shop.example", ""),
    );
  };

  it("is split into files of at most 50,000 URLs, with each address once", async () => {
    const parts = await placesIn("/sitemap.xml");
    expect(parts).toEqual(["/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]);
    const places = await Promise.all(parts.map(placesIn));
    expect(Math.max(...places.map((own) => own.length))).toBe(50_000);
    const all = places.flat();
    expect(new Set(all).size).toBe(all.length);
    for (const id of ids) if (Number(id) % 999 === 0) expect(all).toContain(`/product/${id}?lng=ar`);
    expect(all.length).toBeGreaterThan(ids.length);
  });

  it("has no file beyond its last one", async () => {
    for (const path of ["/sitemap-4.xml", "/sitemap-0.xml", "/sitemap-99999.xml"])
      expect((await large.request(`https://shop.example${path}`)).status).toBe(404);
    expect((await ask("/sitemap-1.xml")).status, "a small sitemap is one file").toBe(404);
  });
});

describe("feeds", () => {
  it("have their content type, and are not sent again if unchanged", async () => {
    const types = {
      "/sitemap.xml": "application/xml; charset=utf-8",
      "/robots.txt": "text/plain; charset=utf-8",
      "/llms.txt": "text/markdown; charset=utf-8",
      "/rss.xml": "application/rss+xml; charset=utf-8",
      "/manifest.webmanifest": "application/manifest+json",
    };
    for (const [path, type] of Object.entries(types)) {
      const answer = await ask(path);
      expect([path, answer.headers.get("content-type")]).toEqual([path, type]);
      expect(answer.headers.get("cache-control")).toContain("max-age=3600");
      const again = await ask(path, { "if-none-match": answer.headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
      expect((await ask(path, { "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
    }
  });

  it("tell robots where the sitemap is", async () => {
    expect(await read("/robots.txt")).toContain("Sitemap: https://shop.example/sitemap.xml");
  });

  it("let robots read every screen, so that one that is not to be found can say so, but not the API", async () => {
    const text = await read("/robots.txt");
    expect([...text.matchAll(/Disallow: (.+)/g)].map(([, rule]) => rule)).toEqual(["/api/"]);
  });

  it("give feed readers every post, newest first", async () => {
    const text = await read("/rss.xml");
    const dates = [...text.matchAll(/<pubDate>([^<]+)/g)].map(([, date]) => Date.parse(date ?? ""));
    expect(dates.length).toBeGreaterThanOrEqual(14);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  });

  it("name the shop's default language", async () => {
    const german = feedRoutes({
      shop: { ...shop, fallbackLanguage: "de" },
      catalogue,
      baseUrl: "https://laden.example",
      paper: "#fff",
      wordsIn,
    });
    expect(await (await german.request("/rss.xml")).text()).toContain("<language>de</language>");
  });

  it("list the journal in the requested language, and mark posts that are not translated", async () => {
    const text = await read("/rss.xml?lng=de");
    expect(text).toContain("<language>de</language>");
    const items = text.split("<item>").slice(1);
    const cake = items.find((item) => item.includes("?post=a-cake-for-twelve&amp;lng=de"));
    expect(cake).toContain("<title>Eine Torte für zwölf</title>");
    expect(cake).toContain("<category>Küche und Tisch</category>");
    expect(cake).not.toContain("<dc:language>");
    expect(await read("/rss.xml?lng=xx")).toBe(await read("/rss.xml"));
    expect(await read("/rss.xml")).toContain("<title>A cake for twelve</title>");
  });

  it("recover once the catalogue answers again", async () => {
    let isDown = true;
    const ids = () => (isDown ? Promise.reject(new Error("no database")) : catalogue.ids());
    const feeds = feedRoutes({ shop, catalogue: { ...catalogue, ids }, baseUrl: undefined, paper: "#fff", wordsIn });
    expect((await feeds.request("/sitemap.xml")).status).toBe(500);
    isDown = false;
    expect((await feeds.request("/sitemap.xml")).status).toBe(200);
  });

  it("tell language models what the shop is", async () => {
    const text = await read("/llms.txt");
    expect(text).toMatch(/^# Vitrine\n\n> /);
    for (const { slug } of catalogue.departments)
      expect(text).toContain(`(https://shop.example/categoryproduct/${slug})`);
    expect(text).toContain("`?lng=` with one of en, de, fr, es, ar for a page in that language");
    const one = { ...shop, languages: ["de"], fallbackLanguage: "de" };
    const german = feedRoutes({ shop: one, catalogue, baseUrl: "https://laden.example", paper: "#fff", wordsIn });
    const germanText = await (await german.request("/llms.txt")).text();
    expect(germanText).toContain("Its language is German.");
    expect(germanText).not.toContain("?lng=");
  });

  it("name icons that exist", async () => {
    const manifest = JSON.parse(await read("/manifest.webmanifest")) as { icons: { src: string; purpose: string }[] };
    for (const icon of manifest.icons) expect(existsSync(`public${icon.src}`), icon.src).toBe(true);
    expect(manifest.icons.map((icon) => icon.purpose)).toContain("maskable");
  });

  it("put a shop on the home screen in its default language", async () => {
    const german = feedRoutes({
      shop: { ...shop, fallbackLanguage: "de" },
      catalogue,
      baseUrl: undefined,
      paper: "#f7f4ef",
      wordsIn,
    });
    const answer = await german.request("https://shop.example/manifest.webmanifest");
    const { lang, shortcuts } = (await answer.json()) as { lang: string; shortcuts: { name: string }[] };
    expect([lang, ...shortcuts.map(({ name }) => name)]).toEqual(["de", "Suchen", "Warenkorb"]);
  });
});
