import { createContext, type JSX, type ReactNode, use } from "react";

/** Returns cached HTML for a name and object, rendering it if needed; undefined if it cannot be cached. */
export type CacheMarkup = (name: string, of: object | undefined, shown: ReactNode) => string | undefined;

/** Provided only on the server. */
export const MarkupCacheContext = createContext<CacheMarkup | undefined>(undefined);

type Host = "aside" | "details" | "div" | "footer" | "label" | "li" | "nav" | "section" | "ul";

type CachedMarkupProps<Tag extends Host> = Omit<JSX.IntrinsicElements[Tag], "dangerouslySetInnerHTML"> & {
  as: Tag;
  /** Cache key: all that the children depend on besides the language and `of`. If undefined, they render each time. */
  name: string | undefined;
  /** The object shown: another object of the same name renders again. */
  of?: object;
};

/**
 * An element whose children look the same to every visitor in a language: the server renders them once and reuses the
 * HTML. Browsers render it as usual. The children must not depend on the route or generate ids.
 */
export function CachedMarkup<Tag extends Host>({ as, name, of, children, ...rest }: CachedMarkupProps<Tag>) {
  const Element = as as "div";
  const host = rest as JSX.IntrinsicElements["div"];
  const cacheMarkup = import.meta.env.SSR ? use(MarkupCacheContext) : undefined;
  const html = name === undefined ? undefined : cacheMarkup?.(name, of, children);
  if (html === undefined) return <Element {...host}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself, on the server
  return <Element {...host} dangerouslySetInnerHTML={{ __html: html }} />;
}
