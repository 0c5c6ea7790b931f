/** A home page as menus list it: its path and its English title. */
type HomeWindow = readonly [path: string, title: string];

/** A group of home pages; `group` is its English name. */
export type HomeWindows = { group: string; homes: readonly HomeWindow[] };

/** Set by the build to the shop's home pages (`windowsOf`). */
declare const __HOME_WINDOWS__: readonly HomeWindows[] | undefined;

/** The home pages by group. Not in `available-homes.ts`, which every screen loads: menus lazy-load this when they open. */
export const homeWindows: readonly HomeWindows[] = typeof __HOME_WINDOWS__ === "undefined" ? [] : __HOME_WINDOWS__;
