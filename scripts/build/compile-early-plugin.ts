import type { Plugin } from "vite";

/** A compile hint for V8; it must be the first line of a file: https://v8.dev/blog/explicit-compile-hints. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Makes Chromium compile functions off the main thread while a script loads, rather than on their first call. */
export function compileEarlyPlugin(): Plugin {
  return {
    name: "compile-early",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite has prepended its dependency map.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = HINT + file.code;
      },
    },
  };
}
