import type { Plugin } from "vite";

/** After this many ms a screen's chunk counts as failed. */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * React Router reloads the page for ever when a screen's chunk cannot be loaded. This hands the failure to the error
 * screen instead, and gives a chunk 120 s to arrive. The build stops when the router's code is no longer as expected.
 */
export function chunkFailurePlugin(): Plugin {
  return {
    name: "chunk-failure",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/.test(id)) return undefined;
      const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
      const load = /await import\(([\s\S]*?route\.module\s*)\)/;
      if (!reload.test(code) || !load.test(code)) throw new Error("react-router loads its chunks in another way now");
      const timeout = `new Promise((_, fail) => setTimeout(() => fail(new Error("timeout")), ${CHUNK_TIMEOUT_MS}))`;
      return code
        .replace(reload, 'throw Object.assign(new Error("chunk"), { name: "ChunkError", cause: error });')
        .replace(load, (_, source) => `await Promise.race([import(${source}), ${timeout}])`);
    },
  };
}
