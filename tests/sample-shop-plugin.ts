import { resolve } from "node:path";
import type { Plugin } from "vite";

const sample = resolve("tests/fixtures/sample-shop.config.ts");
/** Files about the owner's own shop.config.ts, whatever its content. */
const ownFiles = /\/(tests\/(words|own-shop)\.test|scripts\/words\/(find|missing)-words)\.ts$/;

/** Resolves `shop.config.ts` to the sample shop, so that tests hold whatever an owner writes there. */
export function sampleShopPlugin(): Plugin {
  return {
    name: "sample-shop",
    enforce: "pre",
    resolveId: (id, importer = "") => (id.endsWith("/shop.config.ts") && !ownFiles.test(importer) ? sample : undefined),
  };
}
