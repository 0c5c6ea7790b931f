import type { Plugin } from "vite";

const NOTHING = "\0nothing";

/** Drops stylesheets from the server build: pages link the client's, so the server's copies would never be used. */
export function bareServerPlugin(): Plugin {
  return {
    name: "bare-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (id.endsWith(".css") ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? "" : undefined),
  };
}
