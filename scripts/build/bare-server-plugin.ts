import type { Plugin } from "vite";

const NOTHING = "\0nothing";

/** Leaves style sheets out of the server's build: pages link the browser's, so the server's copy would only lie around. */
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
