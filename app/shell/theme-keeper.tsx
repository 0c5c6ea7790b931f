import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { applyTheme } from "./active-theme.ts";
import { useRouteHandle } from "./route-handle.ts";

/** Keeps the theme of the home page that the shopper came from on pages without a theme of their own. */
export function ThemeKeeper() {
  const { theme } = useRouteHandle();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page writes the attribute again, whatever its theme
  useLayoutEffect(() => applyTheme(theme), [theme, pathname]);
  return null;
}
