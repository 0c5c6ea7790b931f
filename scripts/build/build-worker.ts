/** Builds the service worker into a single file next to the assets, whose names are compiled into it. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { build } from "vite";
import { screenFiles } from "./screen-files.ts";
import { wordsVersion } from "./words-version.ts";

/** Routes that work fully offline: shoppers can browse, search and use what is stored on the device. */
const browsing = ["/", "shop-grid-standard", "categoryproduct/:category", "product/:id", "search"];
const kept = ["cart", "checkout", "wishlist", "compare"];

const client = `${process.env["BUILD_FOLDER"]}/client`;
const folder = `${client}/assets`;
const files = readdirSync(folder).filter((file) => !/\.(br|gz)$/.test(file));
const words = wordsVersion();
const id = createHash("sha256")
  .update([...files.toSorted(), words].join())
  .digest("hex")
  .slice(0, 10);

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: {
    __BUILD__: JSON.stringify(id),
    __BUILT_FILES__: JSON.stringify(files),
    __SCREEN_FILES__: JSON.stringify(screenFiles(folder, [...browsing, ...kept])),
    __WORDS_VERSION__: JSON.stringify(words),
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    lib: {
      entry: "app/offline/shop-worker.ts",
      name: "worker",
      formats: ["iife"],
      fileName: () => "service-worker.js",
    },
  },
});
