import type { Plugin } from "vite";

/** Has to be the first line of a file, and is the browser's to read: https://v8.dev/blog/explicit-compile-hints. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Lets browsers compile a script's functions beside their main thread while it arrives, not when each is first called. */
export function compileEarlyPlugin(): Plugin {
  return {
    name: "compile-early",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite has put its list of files on top.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = HINT + file.code;
      },
    },
  };
}
