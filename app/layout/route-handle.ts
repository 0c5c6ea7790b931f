import { useMatches } from "react-router";
import type { LoadIn, Screen } from "~/features/screens/screen-ahead.store.ts";
import type { Namespace } from "~/i18n/languages.ts";
import type { Theme } from "~/themes/theme.ts";

export type HeaderKind = "classic" | "stacked" | "overlay" | "side" | "drawer" | "bare";
export type FooterKind = "columns" | "centred" | "dark" | "line" | "none";

/** What a route may say about itself: the theme it wears, what stands around it, the words it needs beyond the common ones. */
export type RouteHandle = {
  theme?: Theme | undefined;
  words?: Namespace;
  /** And those of what it shows from elsewhere. */
  moreWords?: Namespace;
  /** The document's title, an English sentence of its words; a route that makes its own with `meta` has none. */
  title?: string;
  /** For search engines, likewise. */
  description?: string;
  /** Whether the route names a picture of its own for link previews, in its `meta`. */
  hasPreview?: boolean;
  header?: HeaderKind;
  /** Of an overlay header while it lies over the hero: the ink of the page, light type for a dark picture, or the ink of the product pictures' ground. */
  headerTone?: "ink" | "light" | "stage";
  footer?: FooterKind;
  /** Whether the line above the header shows. */
  notice?: boolean;
  /** Of a screen whose loader tells of goods, posts or pages: it is shown in another language once these are on hand. */
  loadIn?: LoadIn;
  /** What draws the screen where the stage does, and not the route: it may be drawn before the router is there. */
  Screen?: Screen["Screen"];
};

/** What the open screen's routes say about themselves, the innermost last. */
export function useRouteHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle));
}
