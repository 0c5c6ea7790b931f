import type { ArticleNode } from "../journal/article.ts";
import type { PageValues } from "./page-values.ts";

const placeholder = /(\{\{[^}]*\}\})/;

const condition = /\{\{([#^])([^}]*)\}\}(\n?)([\s\S]*?)\{\{\/\2\}\}(\n?)/g;

/**
 * Keeps what stands between `{{#name}}` and `{{/name}}` where the name has a value, and leaves it out elsewhere; with
 * `{{^name}}` the other way round. One condition may stand in another, and a mark with a line of its own takes the line with it.
 */
export function keepWhatHolds(markdown: string, values: PageValues): string {
  return markdown.replace(
    condition,
    (_, sign: string, name: string, ownLine: string, inner: string, lineEnd: string) => {
      const holds = (values[name] !== undefined) === (sign === "#");
      return (holds ? keepWhatHolds(inner, values) : "") + (ownLine === "" ? lineEnd : "");
    },
  );
}

/** Puts values where a text says `{{name}}`; a name without a value is reported and left out. */
export function fillPlaceholders(
  nodes: readonly ArticleNode[],
  values: PageValues,
  fault: (reason: string) => void,
): ArticleNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return fillText(node, values, fault);
    if (!node.children) return [node];
    const children = fillPlaceholders(node.children, values, fault);
    // A table that stands alone in its paragraph takes the paragraph's place.
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

/** Texts in a row as one. */
function joinTexts(nodes: readonly ArticleNode[]): ArticleNode[] {
  const joined: ArticleNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof last === "string" && typeof node === "string") joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
