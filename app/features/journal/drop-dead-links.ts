import type { ArticleNode } from "./article.ts";

/** An article with the links that lead nowhere in the shop as plain text: goods come and go, and posts stay. */
export function dropDeadLinks(nodes: readonly ArticleNode[], isDead: (href: string) => boolean): ArticleNode[] {
  return nodes.flatMap((node): ArticleNode[] => {
    if (typeof node === "string" || !node.children) return [node];
    const children = dropDeadLinks(node.children, isDead);
    if (node.tag === "a" && node.href && isDead(node.href)) return children;
    return [{ ...node, children }];
  });
}
