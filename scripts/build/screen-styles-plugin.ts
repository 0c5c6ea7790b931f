import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import postcss, { type AtRule, type Root } from "postcss";
import type { Plugin } from "vite";
import { reachableFrom, readImportGraph } from "../import-graph.ts";
import { layerUtilities, orderOf, type Utility, writeLayers } from "./cascade-layers.ts";

const VIRTUAL = "virtual:screen-styles/";
const SHEET = resolve("app/app.css");
/** The files whose styles every screen shares. */
const COMMON = ["app/root.tsx", "app/entry.client.tsx"];

/** The way from a listing to a product and back has one sheet: a new one has the browser style again what its rules are about. */
const browsing = ["shop", "category", "sub-category", "tag", "search", "product"].map(
  (name) => `app/routes/${name}.tsx`,
);
/** Only the ways between those screens lead to it, which have one sheet. */
const DRAWN_AHEAD = "app/screens/draw-screen-ahead.ts";

type Sheets = { common: string; of(screen: string): string };

/**
 * Splits the one sheet of utilities when the shop is built: what the shell needs stays in it, what a screen needs beyond
 * that comes with the screen (screens with the same needs share it). Cascade layers keep the order of all sheets.
 */
export function screenStylesPlugin(): Plugin {
  const split = Promise.withResolvers<Sheets>();
  const sheets = new Map<string, string>();
  const dressed = new Set<string>();
  return {
    name: "screen-styles",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${VIRTUAL}`) ? sheets.get(id.slice(1)) : undefined),
    async transform(code, id) {
      if (id === SHEET) {
        split.resolve(splitSheet(postcss.parse(code)));
        return { code: (await split.promise).common, map: null };
      }
      const file = screenOf(id);
      if (!file || id.includes("?")) return undefined;
      dressed.add(file);
      const sheet = (await split.promise).of(file);
      const name = `${VIRTUAL}screen-${createHash("sha256").update(sheet).digest("hex").slice(0, 12)}.css`;
      sheets.set(name, sheet);
      return sheet ? { code: `import ${JSON.stringify(name)};\n${code}`, map: null } : undefined;
    },
    buildEnd(error) {
      const bare = [...this.getModuleIds()].map(screenOf).filter((file) => file !== undefined && !dressed.has(file));
      if (!error && bare.length > 0) this.error(`screens came without their styles: ${bare.join(", ")}`);
    },
  };
}

function screenOf(id: string): string | undefined {
  const file = relative(".", id.split("?")[0] ?? "");
  return /^app\/(routes|homes)\/[\w-]+\.tsx$/.test(file) ? file : undefined;
}

/**
 * Browsers that know cascade layers know `color-mix` as well: it needs no question. Those that know no registered
 * properties yet are given the values that are needed, not those that only keep children from inheriting.
 */
function trimFallbacks(sheet: Root): void {
  sheet.walkAtRules("supports", (at) => {
    if (at.params.startsWith("(color: color-mix(")) at.replaceWith(at.nodes ?? []);
  });
  sheet.walkDecls(/^--tw-/, (fallback) => void (fallback.value === "initial" && fallback.remove()));
}

/**
 * Leaves out the registered properties that nothing sets and that are read as nothing then. Those which are needed stay
 * in the common sheet, all of them: a sheet that brings one has the browser style the whole document again, and one that
 * brings none only what its rules are about.
 */
function trimProperties(sheet: Root, utilities: AtRule): void {
  const isSet = new Set<string>();
  const isRead = new Set<string>();
  utilities.walkDecls(({ prop, value }) => {
    isSet.add(prop);
    for (const [name] of value.matchAll(/--tw-[\w-]+/g)) isRead.add(name);
  });
  sheet.walkAtRules("property", (property) => {
    const { params: name, nodes = [] } = property;
    const hasValue = nodes.some((node) => node.type === "decl" && node.prop === "initial-value");
    if (!isSet.has(name) && !(hasValue && isRead.has(name))) property.remove();
  });
}

function splitSheet(sheet: Root): Sheets {
  trimFallbacks(sheet);
  const graph = new Map(readImportGraph("app/**/*.{ts,tsx}"));
  // What the stage draws ahead is dressed by its route.
  graph.delete(DRAWN_AHEAD);
  const words = new Map([...graph.keys()].map((file) => [file, new Set(readFileSync(file, "utf8").split(/[\s"'`]+/))]));
  const classesOf = (starts: readonly string[]) =>
    new Set([...reachableFrom(graph, starts)].flatMap((file) => [...(words.get(file) ?? [])]));
  const block = utilitiesOf(sheet);
  trimProperties(sheet, block);
  const utilities = layerUtilities(block.nodes ?? []);
  const everywhere = classesOf(COMMON);
  const onScreens = classesOf(globSync("app/{routes,homes}/*.tsx"));
  const isCommon = ({ className }: Utility) => everywhere.has(className) || !onScreens.has(className);
  const common = utilities.filter(isCommon);
  block.replaceWith(postcss.parse(orderOf(utilities) + writeLayers(common)).nodes);
  const rest = utilities.filter((utility) => !isCommon(utility));
  return {
    common: sheet.toString(),
    of(screen) {
      const own = classesOf(browsing.includes(screen) ? browsing : [screen]);
      return writeLayers(rest.filter(({ className }) => own.has(className)));
    },
  };
}

function utilitiesOf(sheet: Root): AtRule {
  const found = sheet.nodes.find(
    (node): node is AtRule =>
      node.type === "atrule" && node.name === "layer" && node.params === "utilities" && node.nodes !== undefined,
  );
  if (!found) throw new Error("the sheet of styles has no layer of utilities: was it compiled before it is split?");
  return found;
}
