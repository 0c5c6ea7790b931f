/** Builds the service worker into a single file next to the assets, which knows its build by their names. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { build } from "vite";
import { pageConstants } from "./page-constants.ts";
import { wordsVersion } from "./words-version.ts";

const client = `${process.env["BUILD_FOLDER"]}/client`;
const files = readdirSync(`${client}/assets`).filter((file) => !/\.(br|gz)$/.test(file));
const id = createHash("sha256")
  .update([...files.toSorted(), wordsVersion()].join())
  .digest("hex")
  .slice(0, 10);
const manifest = files.find((file) => /^manifest-\w+\.js$/.test(file));
if (!manifest) throw new Error("the build has no file manifest-*.js, by which documents are told from another build's");

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { ...pageConstants, __BUILD__: JSON.stringify(id), __MANIFEST__: JSON.stringify(manifest) },
  build: {
    outDir: client,
    emptyOutDir: false,
    lib: {
      entry: "app/instant/shop-worker.ts",
      name: "worker",
      formats: ["iife"],
      fileName: () => "service-worker.js",
    },
  },
});
