import { resolve } from "node:path";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:main-theme";

/**
 * Serves `virtual:main-theme`: the owner's theme or that of the main home page, for shoppers who have not visited a
 * home page with a theme of its own. The default theme is in every page's stylesheet already; another one is imported.
 */
export function mainThemePlugin(name: string, folder = "app/themes"): Plugin {
  return {
    name: "main-theme",
    resolveId: (id) => (id === VIRTUAL ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (name === "bone") return `export { bone as mainTheme } from "${resolve(folder, "theme.ts")}";`;
      const sheet = resolve(folder, `${name}.css`);
      return `import "${sheet}";
import css from "${sheet}?inline";
export const mainTheme = { name: "${name}", css };`;
    },
  };
}
