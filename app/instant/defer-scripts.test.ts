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
  const filled = defer(page, { isFilledInBrowser: true });
  const [head = "", body = ""] = filled.split("</head>");

  it("requests its scripts from the head if the browser has stored something", () => {
    expect(head).toContain('"files":["/assets/shell.js"]');
    expect(head).toContain('"new" in document.documentElement.dataset||setTimeout(deferred.links)');
    expect(body).toContain("deferred.start(");
    expect(body).not.toContain("/assets/shell.js");
  });

  it("records what is pressed early like any other page", () => {
    for (const html of [filled, defer(page)]) expect(html).toContain("window.repeatEarly=");
  });
});
