import type { ArticleElement, ArticleNode } from "../journal/article.ts";

/** Returns a table of interface texts, shown in the shopper's language; code stays as it is. */
export function interfaceTable(head: readonly string[], rows: readonly (readonly ArticleNode[])[]): ArticleElement {
  return { ...articleTable(head, rows), isInterface: true };
}

/** Returns a table for an article; a cell is text or a tree. */
export function articleTable(head: readonly string[], rows: readonly (readonly ArticleNode[])[]): ArticleElement {
  const row = (tag: "th" | "td", cells: readonly ArticleNode[]): ArticleElement => ({
    tag: "tr",
    children: cells.map((cell) => ({ tag, children: [cell] })),
  });
  return {
    tag: "table",
    children: [
      { tag: "thead", children: [row("th", head)] },
      { tag: "tbody", children: rows.map((cells) => row("td", cells)) },
    ],
  };
}
