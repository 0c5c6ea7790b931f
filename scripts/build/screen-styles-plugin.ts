import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import postcss, { type AtRule, type Root } from "postcss";
import type { Plugin } from "vite";
import { pageKinds } from "../../app/settings/page-table.ts";
import { reachableFrom, readImportGraph } from "../import-graph.ts";
import { layerUtilities, orderOf, type Utility, writeLayers } from "./cascade-layers.ts";

const VIRTUAL = "virtual:screen-styles/";
const SHEET = resolve("app/app.css");
/** Files whose styles every page needs. */
const COMMON = ["app/root.tsx", "app/entry.client.tsx"];

/** Listings and products share one sheet: a new stylesheet would restyle elements while browsing. */
const browsing = pageKinds
  .filter(({ family }) => family === "listing" || family === "product")
  .map(({ name }) => `app/pages/${name}.page.tsx`);

type Sheets = { common: string; of(screen: string): string };

/**
 * Splits the utility stylesheet at build time: what the shell needs stays in it, and what a route needs beyond that is
 * loaded with the route (routes with the same needs share a file). Cascade layers keep the order across sheets.
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
  return /^app\/(pages|showcase\/homes)\/[\w.-]+\.tsx$/.test(file) ? file : undefined;
}

/**
 * Browsers that support cascade layers also support `color-mix`, so its `@supports` is dropped. Browsers without
 * registered properties keep the fallbacks that set a value, but not those that merely prevent inheritance.
 */
function trimFallbacks(sheet: Root): void {
  sheet.walkAtRules("supports", (at) => {
    if (at.params.startsWith("(color: color-mix(")) at.replaceWith(at.nodes ?? []);
  });
  sheet.walkDecls(/^--tw-/, (fallback) => void (fallback.value === "initial" && fallback.remove()));
}

/**
 * Removes registered properties that are never set and have no initial value in use. All others stay in the common
 * sheet: a sheet that registers a property restyles the whole document, others only what their rules match.
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
  const graph = readImportGraph("app/**/*.{ts,tsx}");
  const words = new Map([...graph.keys()].map((file) => [file, new Set(readFileSync(file, "utf8").split(/[\s"'`]+/))]));
  const classesOf = (starts: readonly string[]) =>
    new Set([...reachableFrom(graph, starts)].flatMap((file) => [...(words.get(file) ?? [])]));
  const block = utilitiesOf(sheet);
  trimProperties(sheet, block);
  const utilities = layerUtilities(block.nodes ?? []);
  const everywhere = classesOf(COMMON);
  const onScreens = classesOf(globSync("app/{pages,showcase/homes}/*.tsx"));
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
