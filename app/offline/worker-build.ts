/** All are put in by `scripts/build/build-worker.ts`. */
declare const __BUILD__: string;
declare const __BUILT_FILES__: readonly string[];
declare const __SCREEN_FILES__: readonly string[];

/** Changes with every file that browsers load. */
export const build = __BUILD__;
/** What the screens that go on without the network are made of, as paths. */
export const screenFiles = __SCREEN_FILES__.map((file) => `/assets/${file}`);
const files = new Set(__BUILT_FILES__);

/** Whether an address is one of this build's own files. */
export function isOfThisBuild(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return searchParams.get("v") === __WORDS_VERSION__ || files.has(pathname.replace("/assets/", ""));
}
