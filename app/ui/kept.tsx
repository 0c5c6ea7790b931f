import { createContext, type JSX, type ReactNode, use } from "react";

/** HTML of something drawn before under the same name and for the same thing, or else drawn now; nothing where it cannot be kept. */
export type Keep = (name: string, of: object | undefined, shown: ReactNode) => string | undefined;

/** Set by the server alone. */
export const KeepContext = createContext<Keep | undefined>(undefined);

type Host = "aside" | "details" | "div" | "footer" | "label" | "li" | "nav" | "section" | "ul";

type KeptProps<Tag extends Host> = Omit<JSX.IntrinsicElements[Tag], "dangerouslySetInnerHTML"> & {
  as: Tag;
  /** All that its children depend on besides the language and `of`; without one they are drawn each time. */
  name: string | undefined;
  /** The thing shown, where another one of its name is to be drawn anew. */
  of?: object;
};

/**
 * An element whose children look the same to every visitor of a language: the server draws them once and puts them in
 * as HTML from then on. Browsers draw it like any other. The children know no route and make no ids.
 */
export function Kept<Tag extends Host>({ as, name, of, children, ...rest }: KeptProps<Tag>) {
  const Element = as as "div";
  const host = rest as JSX.IntrinsicElements["div"];
  const keep = import.meta.env.SSR ? use(KeepContext) : undefined;
  const html = name === undefined ? undefined : keep?.(name, of, children);
  if (html === undefined) return <Element {...host}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React itself, on the server
  return <Element {...host} dangerouslySetInnerHTML={{ __html: html }} />;
}
