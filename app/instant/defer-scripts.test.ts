import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

/** Defers the scripts of a page given as a whole. */
function defer(page: string, settings?: Parameters<typeof deferScripts>[1]): string {
  const headEnd = page.indexOf("</head>");
  return deferScripts([page.slice(0, headEnd), page.slice(headEnd)], settings).join("");
}

const page = `<html lang="ar"><head><link rel="modulepreload" href="/assets/shell.js"/>
<link rel="preload" as="fetch" crossorigin="anonymous" href="/locales/ar/common.json?v=1"/></head><body>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

describe("a page whose scripts start late", () => {
  const late = defer(page);

  it("requests no script while its first picture loads", () => {
    expect(late).not.toContain('rel="modulepreload"');
    expect(late).not.toContain("<link");
    expect(late).not.toMatch(/^import /m);
    expect(late.split("</head>")[0]).not.toContain("<script");
  });

  it("loads the same modules in the same order afterwards", () => {
    expect(late).toContain(
      'const [,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")]);',
    );
    expect(late).toContain('await import("/assets/entry.js");');
    expect(late).toContain('"files":["/assets/shell.js"]');
    expect(late).toContain('"words":["/locales/ar/common.json?v=1"]');
  });

  it("is marked while its scripts wait", () => {
    expect(late).toMatch(/^<html data-waits lang="ar">/);
    expect(late).toMatch(/delete \w+\.waits/);
  });

  it("throws if the router's start script has changed", () => {
    expect(() => defer("<body></body>")).toThrow("was not found");
    expect(() => defer(page.replace("import * as route0", "import { a as route0 }"))).toThrow("new form");
  });
});

describe("a screen that is filled in the browser", () => {
  const goods = "/assets/goods-en.js";
  const sheet = '<link rel="stylesheet" href="/assets/root.css"/>';
  const picture =
    '<img src="/a-640.avif" srcSet="/a-640.avif 640w" sizes="94vw" alt="" loading="lazy" fetchPriority="high"/>';
  const whole = page.replace("</head>", `${sheet}</head>`).replace("<body>", `<body>${picture}`);
  const filled = defer(whole, [goods, "/assets/shell.js"]);
  const [head = "", body = ""] = filled.split("</head>");

  it("requests its scripts and goods from the head, once each, above the style sheets that a script would wait for", () => {
    expect(head).toContain(`"files":["${goods}","/assets/shell.js"]`);
    expect(head).toContain(`deferred.askEarly()}</script>${sheet}`);
    expect(body).toContain("deferred.start(");
    expect(body).not.toContain("/assets/shell.js");
  });

  it("names the picture of what an empty one shows", () => {
    expect(head).toContain('"picture":{"imageSrcset":"/a-640.avif 640w","imageSizes":"94vw"}');
    expect(defer(whole.replace('loading="lazy"', 'loading="eager"'), [goods])).not.toContain('"picture"');
    expect(defer(whole)).not.toContain('"picture"');
  });

  it("paints the lines of a saved list from the goods, where the page has a place for them", () => {
    const withPlace = whole.replace("<body>", "<body><div data-early-lines='cart'></div>");
    expect(defer(withPlace, [goods])).toContain(`program("${goods}").catch`);
    for (const html of [filled, defer(withPlace, [])]) expect(html).not.toContain(").catch(()=>{})}deferred.start");
  });

  it("records what is pressed early like any other page", () => {
    for (const html of [filled, defer(page)]) expect(html).toContain("window.repeatEarly=");
  });
});
