import type { ArticleNode } from "./article.ts";

/** Returns an article with the shop's dead links as plain text: products come and go, but posts stay. */
export function dropDeadLinks(nodes: readonly ArticleNode[], isDead: (href: string) => boolean): ArticleNode[] {
  return nodes.flatMap((node): ArticleNode[] => {
    if (typeof node === "string" || !node.children) return [node];
    const children = dropDeadLinks(node.children, isDead);
    if (node.tag === "a" && node.href && isDead(node.href)) return children;
    return [{ ...node, children }];
  });
}
