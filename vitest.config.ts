import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { catalogueFilesPlugin } from "./app/features/catalogue/catalogue-files-plugin.ts";
import { cataloguePlugin } from "./app/features/catalogue/catalogue-plugin.ts";
import { informationPlugin } from "./app/features/information/information-plugin.ts";
import { journalPlugin } from "./app/features/journal/journal-plugin.ts";
import { colourNames } from "./app/features/product/colour-names.ts";
import { intlPlugin } from "./app/platform/i18n/intl-plugin.ts";
import { namedFreeCountries } from "./app/settings/delivery-facts.ts";
import { pageConstants } from "./scripts/build/page-constants.ts";
import { programPlugin } from "./scripts/build/program-plugin.ts";
import { shop } from "./tests/fixtures/sample-shop.config.ts";
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

export default defineConfig({
  plugins: [
    sampleShopPlugin(),
    programPlugin(),
    cataloguePlugin(),
    catalogueFilesPlugin(),
    journalPlugin(),
    informationPlugin(),
    intlPlugin({ ...shop, namedCountries: namedFreeCountries(shop) }),
  ],
  resolve: { tsconfigPaths: true },
  define: { ...pageConstants, __COLOUR_NAMES__: JSON.stringify(colourNames("de", "fr", "es")) },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    globalSetup: "tests/prepare-databases.ts",
    projects: [
      { extends: true, test: { name: "together", isolate: false, include, exclude: [...exclude, ...alone] } },
      { extends: true, test: { name: "alone", include: alone, exclude } },
    ],
  },
});
