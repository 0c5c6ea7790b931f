import type { Plugin } from "vite";

/** After this many ms a page's chunk counts as failed. */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * React Router reloads the page endlessly when a route's chunk fails to load, and waits forever when its client
 * loader's chunk does. This passes both failures to the error page, once, and gives a chunk 120 s to load. Fails the
 * build if the router's code is no longer as expected.
 */
export function chunkFailurePlugin(): Plugin {
  return {
    name: "chunk-failure",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      const [, file] =
        /react-router\/dist\/\w+\/lib\/dom\/ssr\/(routeModules|routes|components|single-fetch)\.js$/.exec(id) ?? [];
      if (file === "routeModules") return throwChunkErrors(code);
      if (file === "single-fetch") return settleWithoutChunk(code);
      if (file === "routes") return awaitLoaders(ignorePrefetchFailures(code));
      if (file === "components") return ignoreStylePrefetchFailures(code);
      return undefined;
    },
  };
}

/** Makes a page whose chunk fails, or takes too long, throw a `ChunkError` instead of reloading endlessly. */
function throwChunkErrors(code: string): string {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
  const load = /await import\(([\s\S]*?route\.module\s*)\)/;
  if (!reload.test(code) || !load.test(code)) throw new Error("react-router loads its chunks in another way now");
  const timeout = `new Promise((_, fail) => setTimeout(() => fail(new Error("timeout")), ${CHUNK_TIMEOUT_MS}))`;
  return code
    .replace(reload, 'throw Object.assign(new Error("chunk"), { name: "ChunkError", cause: error });')
    .replace(load, (_, source) => `await Promise.race([import(${source}), ${timeout}])`);
}

/** Settles the load of a page whose client loader's chunk has failed: the router would wait for it forever. */
function settleWithoutChunk(code: string): string {
  const wait = "let resolvePromise = Promise.all(args.matches.map(async (m, i) => m.resolve(async (handler) => {";
  if (!code.includes(wait) || !code.includes("routeDfds[i].resolve();"))
    throw new Error("react-router waits for its loaders in another way now");
  const settle = `const settle = async (m, i, work) => {
    const answer = await m.resolve(work);
    routeDfds[i].resolve();
    if (answer?.type === "error") results[m.route.id] = answer;
  };`;
  return code.replace(wait, () => `${settle}\n${wait.replace("m.resolve(", "settle(m, i, ")}`);
}

/** Makes prefetching a chunk fail silently: the page that needs it loads it again. */
function ignorePrefetchFailures(code: string): string {
  const ahead = /(function prefetchModule\(modulePath\) \{\s*import\([\s\S]*?modulePath\s*\));/;
  if (!ahead.test(code)) throw new Error("react-router fetches its chunks ahead in another way now");
  return code.replace(ahead, "$1.catch(() => {});");
}

/** Handles the failure of a loader at once: while its stylesheets loaded, it counted as an unhandled rejection. */
function awaitLoaders(code: string): string {
  const load = /return handler\(\);(?=\s*\} finally \{\s*await linkPrefetchPromise;)/;
  if (!load.test(code)) throw new Error("react-router calls its loaders in another way now");
  return code.replace(load, "return await handler();");
}

/** Makes prefetching a page's stylesheets fail silently as well. */
function ignoreStylePrefetchFailures(code: string): string {
  const ahead = /(getKeyedPrefetchLinks\(matches, manifest, routeModules\)\.then\(\(links\) => \{[\s\S]*?\}\));/;
  if (!ahead.test(code)) throw new Error("react-router fetches its styles ahead in another way now");
  return code.replace(ahead, "$1.catch(() => {});");
}
