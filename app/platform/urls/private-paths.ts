// Written by the build from `settings/page-paths.ts`: browsers load these expressions instead of the whole table.
declare const __PRIVATE_PATHS__: string;
declare const __PATHS_FILLED_IN_BROWSER__: string;

/** Paths never sent as a referrer or cached on a device. */
export const privatePaths = /* @__PURE__ */ new RegExp(__PRIVATE_PATHS__, "i");

/** Paths of pages that are empty until the shopper's browser fills them. */
export const pathsFilledInBrowser = /* @__PURE__ */ new RegExp(__PATHS_FILLED_IN_BROWSER__, "i");
