import type { Plugin } from "vite";

/** A compile hint for V8, which has to be the first line of a file: https://v8.dev/blog/explicit-compile-hints. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Lets Chromium compile a script's functions off the main thread while it loads, instead of when each is first called. */
export function compileEarlyPlugin(): Plugin {
  return {
    name: "compile-early",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite has put its list of dependencies on top.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = HINT + file.code;
      },
    },
  };
}
