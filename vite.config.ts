import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { catalogueFilesPlugin } from "./app/features/catalogue/catalogue-files-plugin.ts";
import { cataloguePlugin } from "./app/features/catalogue/catalogue-plugin.ts";
import { catalogueSettings } from "./app/features/catalogue/catalogue-source.ts";
import { colourNames } from "./app/features/product/colour-names.ts";
import { ownWordsPlugin } from "./app/platform/i18n/own-words-plugin.ts";
import { chunkFailurePlugin } from "./app/shell/chunk-failure-plugin.ts";
import { fitHomes } from "./app/showcase/homes/fit-homes.server.ts";
import { chooseHomes, windowsOf } from "./app/showcase/homes/open-homes.ts";
import { bareServerPlugin } from "./scripts/build/bare-server-plugin.ts";
import { compileEarlyPlugin } from "./scripts/build/compile-early-plugin.ts";
import { pageConstants } from "./scripts/build/page-constants.ts";
import { programPlugin } from "./scripts/build/program-plugin.ts";
import { screenStylesPlugin } from "./scripts/build/screen-styles-plugin.ts";
import { createSharedChunks } from "./scripts/build/shared-chunks.ts";
import { createShellChunks } from "./scripts/build/shell-chunks.ts";
import { unusedRouterPartsPlugin } from "./scripts/build/unused-router-parts-plugin.ts";
import { wordsVersion } from "./scripts/build/words-version.ts";
import { shop } from "./shop.config.ts";

const { homes } = await fitHomes(shop.homes);
const openHomes = chooseHomes(homes);

export default defineConfig({
  plugins: [
    chunkFailurePlugin(),
    cataloguePlugin(catalogueSettings(process.env)),
    catalogueFilesPlugin(),
    ownWordsPlugin(shop),
    programPlugin(),
    bareServerPlugin(),
    tailwindcss({ optimize: false }),
    screenStylesPlugin(),
    compileEarlyPlugin(),
    unusedRouterPartsPlugin(),
    !process.env.VITEST && reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  json: { namedExports: false, stringify: true },
  server: { watch: { ignored: ["**/.data/**", "**/.cache/**", "**/studio/**", "**/tests/**"] } },
  // Without this list, Vite finds them one by one, and the reload breaks the first page opened with `npm run dev`.
  optimizeDeps: {
    include: ["zustand", "zustand/vanilla", "zod", "zod/mini", "minisearch", "lucide"],
  },
  define: {
    ...pageConstants,
    __WORDS_VERSION__: JSON.stringify(wordsVersion()),
    __COLOUR_NAMES__: JSON.stringify(colourNames(shop.fallbackLanguage)),
    __HOMES__: JSON.stringify(homes),
    __HOME_WINDOWS__: JSON.stringify(windowsOf(openHomes)),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: createShellChunks(), debugName: "shell", priority: 1 }, ...createSharedChunks()],
            },
          },
        },
      },
    },
  },
});
