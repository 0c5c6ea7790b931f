import type { ComponentProps } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** URL within the shop; a query string alone applies to the current path. */
  to: string;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
};

/**
 * A link within the shop: a plain anchor, so that hundreds on a page cost nothing. `instant/follow-links.tsx` navigates
 * without loading a document, and prefetches the target as soon as the shopper shows intent. Crawlers leave other views
 * and orders of a listing aside: they show the same products.
 */
export function Link({ to, replace, preventScrollReset, ...props }: LinkProps) {
  const manner = `${replace ? "replace " : ""}${preventScrollReset ? "keep-scroll" : ""}`.trim();
  return <a href={to} data-link={manner} rel={/view=|sort=/.test(to) ? "nofollow" : undefined} {...props} />;
}
