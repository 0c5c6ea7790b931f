import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const page = `<html lang="ar"><head><link rel="modulepreload" href="/assets/shell.js"/>
<link rel="preload" as="fetch" crossorigin="anonymous" href="/locales/ar/common.json?v=1"/></head><body>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

describe("a page whose scripts start late", () => {
  const late = deferScripts(page);

  it("requests no script while its first picture loads", () => {
    expect(late).not.toContain('rel="modulepreload"');
    expect(late).not.toContain("<link");
    expect(late).not.toMatch(/^import /m);
  });

  it("loads the same modules in the same order afterwards", () => {
    expect(late).toContain(
      'const [,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")]);',
    );
    expect(late).toContain('await import("/assets/entry.js");');
    expect(late).toContain('["/assets/shell.js"]');
    expect(late).toContain('["/locales/ar/common.json?v=1"]');
  });

  it("is marked while its scripts wait", () => {
    expect(late).toMatch(/^<html data-waits lang="ar">/);
    expect(late).toContain("delete dataset.waits");
  });

  it("throws if the router's start script has changed", () => {
    expect(() => deferScripts("<body></body>")).toThrow("was not found");
    expect(() => deferScripts(page.replace("import * as route0", "import { a as route0 }"))).toThrow("new form");
  });
});

describe("a screen that is filled in the browser", () => {
  const filled = deferScripts(page, { isFilledInBrowser: true });
  const [head = "", body = ""] = filled.split("</head>");

  it("requests its scripts from the head if the browser has stored something, and starts at once", () => {
    expect(head).toContain('["/assets/shell.js"]');
    expect(head).toContain('"new" in dataset||setTimeout(links)');
    expect(body).toContain('if(!("new" in dataset))return void start();');
  });

  it("is otherwise a page like any other", () => {
    expect(filled).not.toContain('rel="modulepreload"');
    for (const html of [filled, deferScripts(page)]) expect(html).toContain("window.repeatEarly=");
    expect(body).toContain('addEventListener("load",()=>decoded()');
    expect(deferScripts(page)).not.toContain('"new" in dataset');
  });
});
