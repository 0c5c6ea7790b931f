import { pathsFilledInBrowser, privatePaths } from "../../app/settings/page-paths.ts";

/** What browsers need of the page table, as constants for Vite's `define`. */
export const pageConstants = {
  __PRIVATE_PATHS__: JSON.stringify(privatePaths.source),
  __PATHS_FILLED_IN_BROWSER__: JSON.stringify(pathsFilledInBrowser.source),
};
