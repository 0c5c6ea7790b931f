import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { useRouteHandle } from "./route-handle.ts";
import { wearTheme } from "./worn-theme.ts";

/** Keeps the theme of the home page that the shopper came from on pages without a theme of their own. */
export function ThemeKeeper() {
  const { theme } = useRouteHandle();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page writes the attribute again, whatever its theme
  useLayoutEffect(() => wearTheme(theme), [theme, pathname]);
  return null;
}
