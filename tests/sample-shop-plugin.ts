import { resolve } from "node:path";
import type { Plugin } from "vite";

const sample = resolve("tests/fixtures/sample-shop.config.ts");
/** What is about the owner's own file, whatever stands in it. */
const ownFiles = /\/(tests\/(words|own-shop)\.test|scripts\/words\/(find|missing)-words)\.ts$/;

/** Lets tests speak of the sample shop, so that they hold whatever an owner writes into `shop.config.ts`. */
export function sampleShopPlugin(): Plugin {
  return {
    name: "sample-shop",
    enforce: "pre",
    resolveId: (id, importer = "") => (id.endsWith("/shop.config.ts") && !ownFiles.test(importer) ? sample : undefined),
  };
}
