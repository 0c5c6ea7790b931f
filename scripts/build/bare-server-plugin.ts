import type { Plugin } from "vite";

const NOTHING = "\0nothing";
/** Packages that stay files of their own: with native parts, or opened only when needed, and large. */
const apart = ["sharp", "pg", "pino", "prom-client", "better-auth", "stripe"];

/**
 * Makes the server build quick to open: the packages that it always needs are part of it, as several hundred files take
 * longer to open than to run, and its entries are the shop and, with a part of that, a thread that renders. Stylesheets are
 * dropped: pages link the client's, so the server's copies would never be used.
 */
export function bareServerPlugin(): Plugin {
  return {
    name: "bare-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    configEnvironment: (name) =>
      name === "ssr"
        ? {
            resolve: { noExternal: true, external: apart },
            build: {
              rolldownOptions: {
                input: { index: "./server/app.ts", "render-thread": "./server/pages/open-render-thread.ts" },
                output: { entryFileNames: "[name].js" },
              },
            },
          }
        : undefined,
    resolveId: (id) => (id.endsWith(".css") ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? "" : undefined),
  };
}
