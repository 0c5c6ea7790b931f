/** Replaced by `scripts/build/build-worker.ts`. */
declare const __BUILD__: string;
declare const __BUILT_FILES__: readonly string[];
declare const __SCREEN_FILES__: readonly string[];

/** Identifies the build: changes with every file that browsers load. */
export const build = __BUILD__;
/** The paths of the files of all screens that work offline. */
export const screenFiles = __SCREEN_FILES__.map((file) => `/assets/${file}`);
const files = new Set(__BUILT_FILES__);

/** Returns whether a URL is one of this build's files. */
export function isOfThisBuild(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return searchParams.get("v") === __WORDS_VERSION__ || files.has(pathname.replace("/assets/", ""));
}
