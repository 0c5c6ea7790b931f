import { registerHooks } from "node:module";

/** Preloaded by tests that run the owner's commands: they too see the sample shop, whatever `shop.config.ts` says. */
const own = new URL("../shop.config.ts", import.meta.url).href;
const sample = new URL("./fixtures/sample-shop.config.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    return found.url === own ? { ...found, url: sample } : found;
  },
});
