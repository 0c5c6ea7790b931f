import type { ArticleNode } from "../journal/article.ts";
import type { PageValues } from "./page-values.ts";

const placeholder = /(\{\{[^}]*\}\})/;

const condition = /\{\{([#^])([^}]*)\}\}(\n?)([\s\S]*?)\{\{\/\2\}\}(\n?)/g;

/**
 * Keeps the text between `{{#name}}` and `{{/name}}` if the name has a value, and removes it otherwise; `{{^name}}` is
 * the reverse. Conditions can be nested, and a tag on a line of its own is removed with the line.
 */
export function applyConditions(markdown: string, values: PageValues): string {
  return markdown.replace(
    condition,
    (_, sign: string, name: string, ownLine: string, inner: string, lineEnd: string) => {
      const holds = (values[name] !== undefined) === (sign === "#");
      return (holds ? applyConditions(inner, values) : "") + (ownLine === "" ? lineEnd : "");
    },
  );
}

/** Replaces each `{{name}}` in a text by its value; a name without a value is reported and removed. */
export function fillPlaceholders(
  nodes: readonly ArticleNode[],
  values: PageValues,
  fault: (reason: string) => void,
): ArticleNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return fillText(node, values, fault);
    if (!node.children) return [node];
    const children = fillPlaceholders(node.children, values, fault);
    // A table alone in its paragraph replaces the paragraph.
    const [only] = children;
    const isTable = node.tag === "p" && children.length === 1 && typeof only === "object" && only.tag === "table";
    return isTable ? [only] : [{ ...node, children }];
  });
}

function fillText(text: string, values: PageValues, fault: (reason: string) => void): ArticleNode[] {
  const parts = text.split(placeholder).flatMap((part): ArticleNode[] => {
    if (!placeholder.test(part)) return part === "" ? [] : [part];
    const value = values[part.slice(2, -2).trim()];
    if (value === undefined) fault(`nothing is known to put in the place of ${part}`);
    return value === undefined ? [] : [value];
  });
  return joinTexts(parts);
}

/** Joins adjacent texts. */
function joinTexts(nodes: readonly ArticleNode[]): ArticleNode[] {
  const joined: ArticleNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof last === "string" && typeof node === "string") joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
