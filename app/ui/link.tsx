import type { ComponentProps } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** Address within the shop; a query alone belongs to the open path. */
  to: string;
  /** Takes the open address's place in the history. */
  replace?: boolean;
  /** The view stays where it is. */
  preventScrollReset?: boolean;
};

/**
 * A link within the shop: a plain anchor, so that hundreds on a screen cost nothing. `layout/follow-links.tsx` follows
 * it without loading a document, and prefetches what it leads to as soon as the shopper seems to mean it.
 */
export function Link({ to, replace, preventScrollReset, ...props }: LinkProps) {
  const manner = `${replace ? "replace " : ""}${preventScrollReset ? "keep-scroll" : ""}`.trim();
  return <a href={to} data-link={manner} {...props} />;
}
