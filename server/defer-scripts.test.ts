import { describe, expect, it } from "vitest";
import { deferScripts, startImmediately } from "./defer-scripts.ts";

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
  const styled = page.replace("</head>", '<link rel="stylesheet" href="/assets/root.css"/></head>');
  const early = startImmediately(styled);

  it("requests its scripts from the head, after its stylesheets", () => {
    const [head = "", body = ""] = early.split("</head>");
    expect(head.indexOf("modulepreload")).toBeGreaterThan(head.indexOf("stylesheet"));
    expect(body).toContain(
      'const [,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")]);',
    );
    expect(early).not.toContain("data-waits");
  });

  it("records early clicks and changes, like any other page", () => {
    expect(early).toContain("window.repeatEarly=");
    expect(deferScripts(styled)).toContain("window.repeatEarly=");
  });
});
