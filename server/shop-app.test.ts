import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleCatalogue } from "../app/features/catalogue/test-catalogue.ts";
import { systemFonts } from "../app/features/invoices/invoice-page.ts";
import { shop } from "../shop.config.ts";
import { observatoryScore } from "../tests/observatory.ts";
import { catalogueRoutes } from "./api/catalogue.ts";
import { openTestApi } from "./api/test-api.ts";
import { feedRoutes } from "./feeds/feeds.ts";
import { wordsOf } from "./language.ts";
import { policyFor } from "./security.ts";
import { createShopApp } from "./shop-app.ts";

const wordsIn = (language: string) => wordsOf(language, "public/locales");

const files = mkdtempSync(join(tmpdir(), "shop-files-"));
let api: Awaited<ReturnType<typeof openTestApi>>;
let ask: (path: string, init?: RequestInit) => Promise<Response>;
let listen: RequestListener;

async function page(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/moved") return Response.redirect(`${new URL(request.url).origin}/`, 301);
  if (pathname === "/elsewhere") return Response.redirect(`${new URL(request.url).origin}/`, 302);
  if (pathname === "/broken") throw new Error("a screen that cannot be rendered: ada@example.com");
  const status = ["/nowhere", "/products/cup"].includes(pathname) ? 404 : request.method === "POST" ? 405 : 200;
  return new Response("<p>A screen", { status, headers: { "Content-Security-Policy": policyFor("<p>A screen") } });
}

beforeAll(async () => {
  mkdirSync(join(files, "assets"));
  writeFileSync(join(files, "assets", "shop.js"), "export {};");
  writeFileSync(join(files, "icon.svg"), "<svg/>");
  mkdirSync(join(files, "labels"));
  writeFileSync(join(files, "labels/sheet.pdf"), "%PDF-1.7");
  for (const label of ["labels/garan.svg", "assets/en-1a.svg"]) writeFileSync(join(files, label), "<svg/>");
  for (const folder of ["assets", "locales/1a/fr"]) mkdirSync(join(files, "shared", folder), { recursive: true });
  writeFileSync(join(files, "shared/assets/later.js"), "export {};");
  writeFileSync(join(files, "shared/locales/1a/fr/common.json"), '"of 1a"');
  mkdirSync(join(files, "locales/fr"), { recursive: true });
  writeFileSync(join(files, "locales/fr/common.json"), '"own"');
  api = await openTestApi();
  const catalogue = sampleCatalogue();
  await api.reopen({ TRUST_PROXY: "yes", RATE_LIMIT: "1" });
  const app = createShopApp({
    deps: api.deps(),
    catalogue: catalogueRoutes(async () => catalogue),
    feeds: feedRoutes({ shop, catalogue, baseUrl: undefined, paper: "#f7f4ef", wordsIn }),
    invoices: { faces: systemFonts, wordsIn },
    files: { own: files, shared: join(files, "shared") },
    pages: page,
    redirectOf: (address) => ({ "/products/cup": "/product/145", "/faq": "/" })[new URL(address).pathname],
  });
  listen = getRequestListener(app.fetch);
  ask = async (path, init = {}) => {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1", ...init.headers };
    return app.request(`http://shop.example${path}`, { ...init, headers });
  };
});
afterAll(async () => {
  await api.close();
  rmSync(files, { recursive: true });
});

const post = (body: string): RequestInit => ({ method: "POST", body, headers: { "content-type": "application/json" } });

it("redirects duplicate slashes to the canonical path, never out of the shop", async () => {
  for (const [path, to] of [
    ["//", "/"],
    ["//shop-grid-standard?page=2", "/shop-grid-standard?page=2"],
    ["//other.example//x", "/other.example/x"],
  ] as const) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  }
});

it.each(["/labels/garan.svg", "/assets/en-1a.svg"])("lets an official drawing keep its styles: %s", async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-/);
  expect((await ask("/icon.svg")).headers.get("content-security-policy")).not.toContain("style-src");
});

it("redirects an address of the former shop for good, but never one that is a page", async () => {
  const answer = await ask("/products/cup");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/product/145"]);
  expect((await ask("/faq")).status).toBe(200);
  expect((await ask("/nowhere")).status).toBe(404);
});

it("links to https behind a proxy that says so, also while no base URL is set", async () => {
  expect((await ask("/moved")).headers.get("location")).toBe("https://shop.example/");
  expect(await (await ask("/sitemap.xml")).text()).toContain("<loc>https://shop.example/");
  const plain = await ask("/sitemap.xml", { headers: { "x-forwarded-proto": "http" } });
  expect(await plain.text()).toContain("<loc>http://shop.example/");
});

describe("every response scores A+ by the rules of Mozilla's HTTP Observatory", () => {
  it.each([
    ["a page", 200, "/"],
    ["an invoice that nobody may see", 404, "/invoice/INV-1001"],
    ["a page that moved", 301, "/moved"],
    ["a page that is elsewhere for now", 302, "/elsewhere"],
    ["a page that is not there", 404, "/nowhere"],
    ["a page that cannot be rendered", 500, "/broken"],
    ["a method that a page does not have", 405, "/", { method: "POST" }],
    ["a method that the shop does not have", 405, "/api/rates", { method: "DELETE" }],
    ["a script", 200, "/assets/shop.js"],
    ["a drawing", 200, "/icon.svg"],
    ["a label", 200, "/labels/sheet.pdf"],
    ["a missing label", 404, "/labels/none.pdf"],
    ["a script that is not there", 404, "/assets/gone.js"],
    ["a script of another build", 200, "/assets/later.js"],
    ["words that are not there", 404, "/locales/xx/common.json"],
    ["words of a version that are not there", 404, "/locales/xx/common.json?v=1a"],
    ["the manifest", 200, "/manifest.webmanifest"],
    ["the feed of the journal", 200, "/rss.xml"],
    ["the map for search engines", 200, "/sitemap.xml"],
    ["the rules for search engines", 200, "/robots.txt"],
    ["where a password is changed", 302, "/.well-known/change-password"],
    ["the API", 200, "/api/rates"],
    ["a token with its cookie", 200, "/api/csrf"],
    ["an address that the API does not have", 404, "/api/nothing"],
    ["what is for people who are signed in", 401, "/api/account/orders"],
    ["a body that is too large", 413, "/api/quote", post("x".repeat(70_000))],
    ["a change from another site", 403, "/api/quote", post("{}")],
    ["one change too many", 429, "/api/quote", post("{}")],
    ["the health of the process", 200, "/healthz"],
  ] as [string, number, string, RequestInit?][])("%s (%i)", async (_, status, path, init) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    const { score, rules } = observatoryScore({ headers: answer.headers, isSecure: true });
    expect(score, JSON.stringify(rules)).toBeGreaterThanOrEqual(125);
    expect(Math.min(...Object.values(rules)), "no rule deducts points").toBeGreaterThanOrEqual(0);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
  });

  it.each(["/assets/gone.js", "/pictures/gone.avif", "/locales/xx/common.json", "/labels/gone.svg"])(
    "%s, which is not there, is kept by nobody, as it may be there with the next build",
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    },
  );

  it("words of the version that a page asks for; others in their place are kept by nobody", async () => {
    const words = async (query: string) => {
      const answer = await ask(`/locales/fr/common.json${query}`);
      return [await answer.json(), answer.headers.get("cache-control")];
    };
    expect(await words("?v=1a")).toEqual(["of 1a", "public, max-age=31536000, immutable"]);
    expect(await words("?v=2b")).toEqual(["own", "no-store"]);
    expect(await words("")).toEqual(["own", "no-cache"]);
    expect(await words("?v=../1a")).toEqual(["own", "no-cache"]);
  });

  it("a shop without its database (503)", async () => {
    const lost = await openTestApi();
    await lost.db.destroy();
    const catalogue = sampleCatalogue();
    const feeds = feedRoutes({ shop, catalogue, baseUrl: undefined, paper: "#f7f4ef", wordsIn });
    const app = createShopApp({
      deps: lost.deps(),
      catalogue: catalogueRoutes(async () => catalogue),
      feeds,
      invoices: { faces: systemFonts, wordsIn },
      files: { own: files, shared: files },
      pages: page,
    });
    for (const path of ["/readyz", "/api/stock?items=1", "/api/reviews?product=1"]) {
      const answer = await app.request(`https://localhost${path}`);
      expect(answer.status, path).toBe(503);
      expect(Number(answer.headers.get("retry-after")), path).toBeGreaterThan(0);
      expect(observatoryScore({ headers: answer.headers, isSecure: true }).score).toBeGreaterThanOrEqual(125);
    }
    expect((await app.request("https://localhost/")).status, "browsing still works").toBe(200);
  });
});

describe("a request with a method that the shop does not support", () => {
  const server = createServer((request, response) => listen(request, response));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each(["TRACE", "PROPFIND", "OPTIONS", "PATCH"])("is refused with the allowed methods: %s", async (method) => {
    for (const path of ["/", "/api/rates", "/assets/shop.js", "/healthz", "/nowhere"]) {
      const asked = request({ method, path, port: (server.address() as AddressInfo).port }).end();
      const [answer]: IncomingMessage[] = await once(asked, "response");
      expect(answer?.resume().statusCode, path).toBe(405);
      expect(answer?.headers.allow, path).toBe("GET, HEAD, POST");
    }
  });
});

describe("encryption", () => {
  it("is enforced from then on, once the shop is behind it", async () => {
    expect((await ask("/")).headers.get("strict-transport-security")).toMatch(/^max-age=63072000/);
    expect((await ask("/api/csrf")).headers.getSetCookie()[0]).toMatch(/^__Host-csrf=.*; Secure/);
  });

  it("is not assumed because a browser claims it", async () => {
    await api.reopen();
    const catalogue = sampleCatalogue();
    const feeds = feedRoutes({ shop, catalogue, baseUrl: undefined, paper: "#f7f4ef", wordsIn });
    const app = createShopApp({
      deps: api.deps(),
      catalogue: catalogueRoutes(async () => catalogue),
      feeds,
      invoices: { faces: systemFonts, wordsIn },
      files: { own: files, shared: files },
      pages: page,
    });
    const headers = { "x-forwarded-proto": "https" };
    const answer = await app.request("http://localhost/api/csrf", { headers });
    expect(answer.headers.get("strict-transport-security")).toBeNull();
    expect(answer.headers.getSetCookie()[0]).toMatch(/^csrf=/);
  });
});

describe("the score itself", () => {
  const scoreOf = (headers: Record<string, string>) =>
    observatoryScore({ headers: new Headers(headers), isSecure: true });

  it("is low for a response without headers and for an unsafe policy", () => {
    expect(scoreOf({}).score).toBe(30);
    expect(scoreOf({ "content-security-policy": "script-src 'unsafe-inline'" }).rules["content-security-policy"]).toBe(
      -20,
    );
  });

  it("detects a session cookie that scripts can read", () => {
    expect(scoreOf({ "set-cookie": "session=1; Secure; SameSite=Lax" }).rules["cookies"]).toBe(-30);
  });
});
