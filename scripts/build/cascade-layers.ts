import { compare, type Specificity, selectorSpecificity } from "@csstools/selector-specificity";
import type { ChildNode, Container, Declaration, Rule } from "postcss";
import selectorParser from "postcss-selector-parser";

export type Utility = { node: ChildNode; className: string; layer: number };

/**
 * Assigns each utility of a sheet the lowest cascade layer that keeps it above everything it overrides on an element,
 * by specificity and then source order. Sheets that share the layers can be loaded in any order or subset.
 */
export function layerUtilities(nodes: readonly ChildNode[]): Utility[] {
  const ordered = inCascadeOrder(nodes.flatMap(oneByOne));
  const place = new Map(ordered.map((node, i) => [node, i]));
  // Among important declarations the first layer wins, so these are numbered in reverse.
  const normal = placeInLayers(ordered.filter((node) => !isImportant(node)));
  const important = placeInLayers(ordered.filter(isImportant).toReversed());
  return [...normal, ...important].toSorted((a, b) => (place.get(a.node) ?? 0) - (place.get(b.node) ?? 0));
}

function isImportant(node: ChildNode): boolean {
  return declarationsOf(node).some(({ important }) => important);
}

/** Assigns each node the lowest layer above all earlier nodes that it could conflict with. */
function placeInLayers(ordered: readonly ChildNode[]): Utility[] {
  const highest = new Map<string, Map<string, number>>();
  let condition = "";
  let floor = 0;
  let top = 0;
  return ordered.map((node) => {
    const className = classOf(node);
    const families = familiesOf(node);
    const kind = kindOf(node, className);
    // Keeps the rules of one media query together, so that its condition is written once per layer.
    if (node.type === "atrule" && /^\(width >= \d+rem\)$/.test(node.params) && node.params !== condition) {
      condition = node.params;
      floor = top + 1;
    }
    const layer = Math.max(floor, ...[...families].map((family) => lowestAfter(highest.get(family), kind)));
    for (const family of families) {
      const kinds = highest.get(family) ?? new Map<string, number>();
      kinds.set(kind, Math.max(layer, kinds.get(kind) ?? 0));
      highest.set(family, kinds);
    }
    top = Math.max(top, layer);
    return { node, className, layer };
  });
}

/** Layers take precedence over specificity, so less specific utilities must be in earlier layers. */
function inCascadeOrder(nodes: readonly ChildNode[]): ChildNode[] {
  const ranked = nodes.map((node) => ({ node, specificity: specificityOf(firstRule(node)?.selector ?? "*") }));
  return ranked.toSorted((a, b) => compare(a.specificity, b.specificity)).map(({ node }) => node);
}

function specificityOf(selector: string): Specificity {
  const each = selectorParser()
    .astSync(selector)
    .nodes.map((one) => selectorSpecificity(one));
  return each.toSorted(compare).at(-1) ?? { a: 0, b: 0, c: 0 };
}

/** Returns the `@layer` statement that declares the layers of a sheet's utilities in order. */
export function orderOf(utilities: readonly Utility[]): string {
  const last = Math.max(...utilities.map(({ layer }) => layer));
  return `@layer ${Array.from({ length: last + 1 }, (_, layer) => nameOf(layer)).join(",")};`;
}

/** Serialises utilities, each within its layer. */
export function writeLayers(utilities: readonly Utility[]): string {
  const layers = [...Map.groupBy(utilities, ({ layer }) => layer)].toSorted(([a], [b]) => a - b);
  const textOf = (own: readonly Utility[]) => own.map(({ node }) => node.toString()).join("\n");
  return layers.map(([layer, own]) => `@layer ${nameOf(layer)}{${textOf(own)}}`).join("\n");
}

const nameOf = (layer: number) => `utilities.u${layer}`;

/** Repeats an at-rule around each of the rules nested in it. */
function oneByOne(node: ChildNode): ChildNode[] {
  if (node.type !== "atrule" || !node.nodes) return [node];
  return node.nodes.flatMap(oneByOne).map((child) => node.clone({ nodes: [child] }));
}

/** Alternatives of one kind (p-4, p-6) are never on the same element; different kinds (p-4, px-6, md:p-6) may be. */
function lowestAfter(kinds: ReadonlyMap<string, number> | undefined, kind: string): number {
  const others = [...(kinds ?? [])].filter(([other]) => other !== kind);
  return Math.max(0, ...others.map(([, layer]) => layer + 1));
}

function firstRule(node: ChildNode): Rule | undefined {
  if (node.type === "rule") return node;
  return node.type === "atrule" ? node.nodes?.map(firstRule).find(Boolean) : undefined;
}

function classOf(node: ChildNode): string {
  const written = /\.((?:\\.|[^\s.:>+~,()[\]#{}])+)/.exec(firstRule(node)?.selector ?? "")?.[1];
  return (written ?? "").replace(/\\(.)/g, "$1");
}

/** Returns a key of the utility's conditions, selector and properties. */
function kindOf(node: ChildNode, className: string): string {
  const rule = firstRule(node);
  const conditions: string[] = [];
  for (let at: Container | undefined = rule?.parent as Container; at?.type === "atrule"; at = at.parent as Container)
    conditions.push("params" in at ? String(at.params) : "");
  const escaped = className.replace(/[^\w-]/g, "\\$&");
  const properties = new Set(declarationsOf(node).map(({ prop }) => prop));
  return [...conditions, rule?.selector.replace(`.${escaped}`, "&"), ...properties].join(" ");
}

function declarationsOf(node: ChildNode): Declaration[] {
  const found: Declaration[] = [];
  if (node.type === "rule" || node.type === "atrule") node.walkDecls((declaration) => void found.push(declaration));
  return found;
}

function familiesOf(node: ChildNode): ReadonlySet<string> {
  return new Set(declarationsOf(node).flatMap(({ prop }) => familiesOfProperty(prop)));
}

const sides = ["inline-start", "inline-end", "top", "bottom"];
const sidesOf: Record<string, readonly string[]> = {
  "": sides,
  inline: ["inline-start", "inline-end"],
  block: ["top", "bottom"],
  "block-start": ["top"],
  "block-end": ["bottom"],
  left: ["inline-start", "inline-end"],
  right: ["inline-start", "inline-end"],
};
const boxes = /^(margin|padding|inset|scroll-margin|scroll-padding|border)-?(.*?)-?(width|style|color|)$/;

/** Returns what a property affects; properties that can override each other share a key: `padding-top`, `padding`. */
function familiesOfProperty(property: string): readonly string[] {
  if (/^(--|min-|max-)|radius$|^border-(spacing|collapse)/.test(property))
    return [property.replace(/^border-.*radius$/, "border-radius")];
  const inset = property.replace(/^(top|bottom|left|right)$/, "inset-$1");
  const [, box, side = "", aspect] = boxes.exec(inset) ?? [];
  if (box) return (sidesOf[side] ?? [side]).map((name) => `${box} ${name} ${aspect}`);
  const [first = ""] = property.replace(/^-\w+-/, "").split("-");
  return [property.endsWith("gap") ? "gap" : first.replace(/^(align|justify|place)$/, "place")];
}
