import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readImportGraph } from "../scripts/import-graph.ts";

/** The rooms, top down: imports may only go down. `entry` is what lies directly in `app/`. */
const rooms = "entry server instant pages showcase shell features platform generated db themes settings".split(" ");
/** The folders of some rooms, in order: each may only import itself and those before it. */
const folders: Readonly<Record<string, readonly string[]>> = {
  showcase: ["sections", "homes"],
  platform: ["i18n", "ui", "dates", "requests", "storage", "urls", "forms"],
  features: [
    "guarantee",
    "delivery",
    "catalogue",
    "gift-cards",
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
    "letters",
    "invoices",
    "stock",
    "orders",
    "refunds",
    "withdrawals",
    "order-letters",
    "checkout",
    "payment",
    "account",
    "reviews",
    "contact",
    "information",
  ],
};

const imports = readImportGraph("{app,server,db,scripts,bench}/**/*.{ts,tsx}");
const sources = [...imports.keys()];
const known = new Set(sources);

/** Returns the room of a file, by its position from the top; -1 outside the shop. */
function roomOf(file: string): number {
  const [top = "", next = "", ...rest] = file.split("/");
  if (top !== "app") return rooms.indexOf(top);
  return rooms.indexOf(next && rest.length === 0 ? "entry" : next);
}

/** Returns the room and the folder in it of a file in the app. */
function folderOf(file: string): [room: string, folder: string] | undefined {
  const [, room = "", folder = ""] = /^app\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  return folders[room] && [room, folder];
}

function breaches(isBreach: (from: string, to: string, isTypeOnly: boolean) => boolean): string[] {
  return [...imports].flatMap(([from, targets]) =>
    targets.filter(({ to, isTypeOnly }) => isBreach(from, to, isTypeOnly)).map(({ to }) => `${from} imports ${to}`),
  );
}

/** Maps each word to the files that contain it. */
function filesByWord(files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files)
    for (const word of readFileSync(file, "utf8").match(/\w+/g) ?? []) {
      const own = found.get(word) ?? new Set();
      found.set(word, own.add(file));
    }
  return found;
}

/** Tests and their helpers, `test-*.ts`. */
const isTest = (file: string) => /\.test\.tsx?$|test-[a-z]+\.ts$/.test(file);
/** What `scripts/write-generated.ts` writes: it may have the types of what reads it. */
const isGenerated = (file: string) => file.startsWith("app/generated/");
/** Files that run at build time, besides `*.server.ts`: plugins and the route table. */
const isOfBuild = (file: string) => /-plugin\.ts$|^app\/routes\.ts$/.test(file);

describe("code base", () => {
  it("imports only go down the rooms, those of types and of the files that start the app as well", () => {
    expect([...new Set(sources.filter((file) => file.startsWith("app/") && roomOf(file) < 0))]).toEqual([]);
    const upwards = (from: string, to: string) => roomOf(from) >= 0 && roomOf(to) >= 0 && roomOf(to) < roomOf(from);
    const isFree = (from: string, isTypeOnly: boolean) => isTest(from) || (isGenerated(from) && isTypeOnly);
    expect(breaches((from, to, isTypeOnly) => upwards(from, to) && !isFree(from, isTypeOnly))).toEqual([]);
  });

  it("folders of a room only import themselves and those before them", () => {
    const unknown = sources.filter((file) => {
      const [room = "", folder = ""] = folderOf(file) ?? [];
      return room && !folders[room]?.includes(folder);
    });
    expect(unknown, "add the new folder to the list above").toEqual([]);
    const isLater = (from: string, to: string) => {
      const [a, b] = [folderOf(from), folderOf(to)];
      const order = a && b && a[0] === b[0] ? (folders[a[0]] ?? []) : [];
      return order.indexOf(b?.[1] ?? "") > order.indexOf(a?.[1] ?? "");
    };
    expect(breaches((from, to) => isLater(from, to) && !isTest(from))).toEqual([]);
  });

  it("what is only speed is named where the app starts and where pages are rendered: elsewhere nothing needs it", () => {
    const isInstant = (file: string) => file.startsWith("app/instant/");
    expect(breaches((from, to) => isInstant(to) && !isInstant(from)).toSorted()).toEqual([
      "app/frame.tsx imports app/instant/follow-links.tsx",
      "app/late.tsx imports app/instant/fetch-ahead.tsx",
      "server/pages/page-renderer.ts imports app/instant/defer-scripts.ts",
    ]);
  });

  it("imports within a room use relative paths: `~/` marks the start of another room", () => {
    const own = sources.flatMap((file) => {
      const [, room] = /^app\/(\w+)\//.exec(file) ?? [];
      return room && readFileSync(file, "utf8").includes(`"~/${room}/`) ? [file] : [];
    });
    expect(own).toEqual([]);
  });

  it("server and database code is kept out of the browser bundle", () => {
    const isServerOnly = (file: string) => /^(server|db)\//.test(file) || /\.server\.tsx?$/.test(file);
    const isBrowser = (file: string) =>
      file.startsWith("app/") && !isServerOnly(file) && !isOfBuild(file) && file !== "app/entry.server.tsx";
    expect(
      breaches((from, to, isTypeOnly) => isBrowser(from) && !isTest(from) && isServerOnly(to) && !isTypeOnly),
    ).toEqual([]);
  });

  it("Node-only files are named `*.server.ts` or are build plugins", () => {
    const nameless = sources.filter((file) => file.startsWith("app/") && !/\.server\.tsx?$/.test(file));
    const isOfNode = (file: string) => /from "node:/.test(readFileSync(file, "utf8"));
    expect(nameless.filter((file) => !isOfBuild(file) && !isTest(file) && isOfNode(file))).toEqual([]);
  });

  it("the shop imports nothing from commands, benchmarks and tests", () => {
    const isShop = (file: string) => /^(app|server|db)\//.test(file) && !isTest(file);
    expect(breaches((from, to) => isShop(from) && (/^(scripts|bench|tests)\//.test(to) || isTest(to)))).toEqual([]);
  });

  it("there are no import cycles", () => {
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

  it("browsers restore no inputs that the shop itself remembers: Firefox does so wrongly after a reload", () => {
    const inputs = sources.flatMap((file) => readFileSync(file, "utf8").match(/<input\b(?:=>|[^>])*>/g) ?? []);
    const choices = inputs.filter((input) => /type="(radio|range)"/.test(input));
    expect(choices.length).toBeGreaterThan(10);
    expect(choices.filter((input) => !input.includes('autoComplete="off"'))).toEqual([]);
  });

  it("files have at most 250 lines", () => {
    const long = sources.filter((file) => readFileSync(file, "utf8").split("\n").length > 251 && !isGenerated(file));
    expect(long).toEqual([]);
  });

  it("all exports are imported somewhere", () => {
    const framework =
      /^app\/(pages|showcase\/homes)\/[\w.-]+\.tsx$|^app\/(root|entry\.\w+|routes|shell\/screens)\.tsx?$|^server\/(app|index|dev|pages\/open-render-thread)\.ts$/;
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

  it("there are no catch-all folders, barrels or numbered names", () => {
    const odd = sources.filter((file) =>
      /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.)|(^|\/)index\.tsx$|-\d+\.tsx?$/.test(file),
    );
    expect(odd).toEqual([]);
  });
});
