import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { useRouteHandle } from "./route-handle.ts";
import { wearTheme } from "./worn-theme.ts";

/** Keeps the theme of the home page that a shopper came in by on the screens that have none of their own. */
export function ThemeKeeper() {
  const { theme } = useRouteHandle();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen writes the attribute anew, whatever its theme
  useLayoutEffect(() => wearTheme(theme), [theme, pathname]);
  return null;
}
