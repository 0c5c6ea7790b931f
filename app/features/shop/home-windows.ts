/** A home page as menus name it: its address and its English title. */
type HomeWindow = readonly [path: string, title: string];

/** Home pages that belong together; `group` is the English name. */
export type HomeWindows = { group: string; homes: readonly HomeWindow[] };

/** Filled in by the build with the home pages that the shop has (`windowsOf`). */
declare const __HOME_WINDOWS__: readonly HomeWindows[] | undefined;

/** The home pages by group. Apart from `homes-here.ts`, which every screen starts with: menus load it when they open. */
export const homeWindows: readonly HomeWindows[] = typeof __HOME_WINDOWS__ === "undefined" ? [] : __HOME_WINDOWS__;
