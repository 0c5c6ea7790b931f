import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readImportGraph } from "../scripts/import-graph.ts";

/** The layers of the shop, top down: an import may only go down. */
const layers = ["routes", "screens", "homes", "sections", "layout", "offline", "features", "ui", "i18n", "themes"];
/** Within the features: each may import itself and the ones before it. */
const features = [
  "calendar",
  "api",
  "shop",
  "screens",
  "guarantee",
  "catalogue",
  "gift-cards",
  "saved-state",
  "currency",
  "cart",
  "compare",
  "wishlist",
  "choices",
  "product",
  "listing",
  "journal",
  "search",
  "jobs",
  "mail",
  "invoices",
  "orders",
  "checkout",
  "payment",
  "account",
  "reviews",
  "contact",
  "information",
];

const imports = readImportGraph("{app,server,db,scripts,bench}/**/*.{ts,tsx}");
const sources = [...imports.keys()];
const known = new Set(sources);

function layerOf(file: string): number {
  return file.startsWith("app/") ? layers.indexOf(file.split("/")[1] ?? "") : -1;
}

function featureOf(file: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1];
}

function breaches(isBreach: (from: string, to: string) => boolean): string[] {
  return [...imports].flatMap(([from, targets]) =>
    targets.filter(({ to }) => isBreach(from, to)).map(({ to }) => `${from} imports ${to}`),
  );
}

/** The files that each word stands in. */
function filesByWord(files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files)
    for (const word of readFileSync(file, "utf8").match(/\w+/g) ?? []) {
      const own = found.get(word) ?? new Set();
      found.set(word, own.add(file));
    }
  return found;
}

/** Tests, and the `test-*.ts` that help them. */
const isTest = (file: string) => /\.test\.tsx?$|test-[a-z]+\.ts$/.test(file);
/** What runs while the shop is built, beside `*.server.ts`: plugins and the list of addresses. */
const isOfBuild = (file: string) => /-plugin\.ts$|^app\/routes\.ts$/.test(file);

describe("the code base", () => {
  it("lets imports go only down the layers", () => {
    const upwards = (from: string, to: string) => layerOf(from) >= 0 && layerOf(to) >= 0 && layerOf(to) < layerOf(from);
    expect(breaches((from, to) => upwards(from, to) && !isTest(from))).toEqual([]);
  });

  it("lets a feature import only itself and features before it", () => {
    const unknown = sources.map(featureOf).filter((name) => name && !features.includes(name));
    expect([...new Set(unknown)], "give the new feature its place in the list above").toEqual([]);
    const isLater = (from: string, to: string) => {
      const [a, b] = [featureOf(from), featureOf(to)];
      return a !== undefined && b !== undefined && features.indexOf(b) > features.indexOf(a);
    };
    expect(breaches((from, to) => isLater(from, to) && !isTest(from))).toEqual([]);
  });

  it("names what lies in its own layer by a relative path: `~/` says that another layer begins", () => {
    const own = sources.flatMap((file) => {
      const [, layer] = /^app\/(\w+)\//.exec(file) ?? [];
      return layer && readFileSync(file, "utf8").includes(`"~/${layer}/`) ? [file] : [];
    });
    expect(own).toEqual([]);
  });

  it("keeps the server and the database out of what browsers load", () => {
    const isServerOnly = (file: string) => /^(server|db)\//.test(file) || /\.server\.tsx?$/.test(file);
    const isBrowser = (file: string) =>
      file.startsWith("app/") && !isServerOnly(file) && !isOfBuild(file) && file !== "app/entry.server.tsx";
    const typesOnly = (from: string, to: string) =>
      imports.get(from)?.some((target) => target.to === to && target.isTypeOnly) ?? false;
    expect(
      breaches((from, to) => isBrowser(from) && !isTest(from) && isServerOnly(to) && !typesOnly(from, to)),
    ).toEqual([]);
  });

  it("names what only Node can run: `*.server.ts`, or a plugin of the build", () => {
    const nameless = sources.filter((file) => file.startsWith("app/") && !/\.server\.tsx?$/.test(file));
    const isOfNode = (file: string) => /from "node:/.test(readFileSync(file, "utf8"));
    expect(nameless.filter((file) => !isOfBuild(file) && !isTest(file) && isOfNode(file))).toEqual([]);
  });

  it("keeps the database from knowing the server or the screens: of the app it may ask the shop's settings alone", () => {
    const isAbove = (to: string) => /^(app|server)\//.test(to) && featureOf(to) !== "shop";
    expect(breaches((from, to) => from.startsWith("db/") && isAbove(to) && !isTest(from))).toEqual([]);
  });

  it("lets the shop use nothing of the commands, the measurements and the tests", () => {
    const isShop = (file: string) => /^(app|server|db)\//.test(file) && !isTest(file);
    expect(breaches((from, to) => isShop(from) && (/^(scripts|bench|tests)\//.test(to) || isTest(to)))).toEqual([]);
  });

  it("has no circle of imports", () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      const at = path.indexOf(file);
      if (at >= 0) circles.push([...path.slice(at), file].join(" -> "));
      if (at >= 0 || done.has(file)) return;
      for (const { to, isTypeOnly } of imports.get(file) ?? [])
        if (known.has(to) && !isTypeOnly) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(circles).toEqual([]);
  });

  it("lets no browser put back a choice that the shop itself remembers: Firefox does, after a reload, and wrongly", () => {
    const inputs = sources.flatMap((file) => readFileSync(file, "utf8").match(/<input\b(?:=>|[^>])*>/g) ?? []);
    const choices = inputs.filter((input) => /type="(radio|range)"/.test(input));
    expect(choices.length).toBeGreaterThan(10);
    expect(choices.filter((input) => !input.includes('autoComplete="off"'))).toEqual([]);
  });

  it("keeps every file within 250 lines", () => {
    const long = sources.filter((file) => readFileSync(file, "utf8").split("\n").length > 251);
    expect(long).toEqual([]);
  });

  it("exports nothing that nobody imports", () => {
    const framework = /^app\/(routes|homes)\/|^app\/(root|entry\.\w+|routes)\.tsx?$|^server\/(app|index|dev)\.ts$/;
    const users = filesByWord([...sources, ...globSync("tests/**/*.ts"), ...globSync("*.ts")]);
    const dead = sources
      .filter((file) => !framework.test(file) && !isTest(file))
      .flatMap((file) => {
        const code = readFileSync(file, "utf8");
        const names = [...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
        return names.map((match) => ({ file, name: match[1] ?? "" }));
      })
      .filter(({ file, name }) => [...(users.get(name) ?? [])].every((user) => user === file));
    expect(dead.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it("has no catch-all folders, barrels or numbered names", () => {
    const odd = sources.filter((file) =>
      /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.)|(^|\/)index\.tsx$|-\d+\.tsx?$/.test(file),
    );
    expect(odd).toEqual([]);
  });
});
