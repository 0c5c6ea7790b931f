import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { catalogueFilesPlugin } from "./app/features/catalogue/catalogue-files-plugin.ts";
import { cataloguePlugin } from "./app/features/catalogue/catalogue-plugin.ts";
import { colourNames } from "./app/features/product/colour-names.ts";
import { pageConstants } from "./scripts/build/page-constants.ts";
import { programPlugin } from "./scripts/build/program-plugin.ts";
import { keepFilesInMemory } from "./tests/files-in-memory.ts";
import { isCatalogueOwn, sampleTests } from "./tests/sample-goods.ts";
import { sampleShopPlugin } from "./tests/sample-shop-plugin.ts";

const include = [
  "{app,db,server,scripts,catalogue,bench}/**/*.test.{ts,tsx}",
  "tests/*.test.ts",
  "tests/{faults,extending}/**/*.test.ts",
];
const exclude = isCatalogueOwn ? [...configDefaults.exclude, ...sampleTests] : configDefaults.exclude;

/** Files that replace modules or globals, or read how a module starts, have a process's modules to themselves. */
const alone = globSync(include).filter((file) =>
  /vi\.(mock|doMock|stub|spyOn|resetModules|useFake|hoisted)/.test(readFileSync(file, "utf8")),
);

keepFilesInMemory();

/** What the sample shop loads of its settings and texts: `app/generated/` has the owner's. */
const generated = ".cache/generated";
execFileSync(process.execPath, ["--import", "./tests/use-sample-shop.ts", "scripts/write-generated.ts", generated]);

export default defineConfig({
  plugins: [sampleShopPlugin(), programPlugin(), cataloguePlugin(), catalogueFilesPlugin()],
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^.*(~|app)\/generated\//, replacement: `${resolve(generated)}/` }],
  },
  define: { ...pageConstants, __COLOUR_NAMES__: JSON.stringify(colourNames("de", "fr", "es")) },
  test: {
    // The owner's commands are started many times: what they compile is kept.
    env: { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? ".cache/compiled" },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    globalSetup: "tests/prepare-databases.ts",
    projects: [
      { extends: true, test: { name: "together", isolate: false, include, exclude: [...exclude, ...alone] } },
      { extends: true, test: { name: "alone", include: alone, exclude } },
    ],
  },
});
