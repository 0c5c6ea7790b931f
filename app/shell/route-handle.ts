import { useMatches } from "react-router";
import type { Namespace } from "~/platform/i18n/languages.ts";
import type { Translate } from "~/platform/i18n/words.ts";
import type { Theme } from "~/themes/theme.ts";

export type HeaderKind = "classic" | "stacked" | "overlay" | "side" | "drawer" | "bare";
export type FooterKind = "columns" | "centred" | "dark" | "line" | "none";

/** A route's settings: its theme, header and footer, and the translations it needs beyond the common ones. */
export type RouteHandle = {
  theme?: Theme | undefined;
  words?: Namespace;
  /** The translations for content it embeds from elsewhere. */
  moreWords?: Namespace;
  /** The document's title, an English sentence from its `words`; absent if the route sets its own in `meta`. */
  title?: string;
  /** Description for search engines, likewise, or written with its `words`. */
  description?: string | ((t: Translate) => string);
  /** Whether the route sets its own image for link previews in `meta`. */
  hasPreview?: boolean;
  header?: HeaderKind;
  /** Text colour of an overlay header over the hero: the page's, for a dark picture, or for product pictures. */
  headerTone?: "ink" | "light" | "stage";
  footer?: FooterKind;
  /** Whether to show the notice bar above the header. */
  notice?: boolean;
};

/** Returns the merged handles of the open page's routes; the innermost wins. */
export function useRouteHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle));
}
