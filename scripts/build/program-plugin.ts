import { build, type Plugin } from "vite";

const QUERY = "?program";

/**
 * Makes `import code from "./name.program.ts?program"` the text of that file as one short script, to be written into a page:
 * it is typed and checked as any other, and may import constants.
 */
export function programPlugin(): Plugin {
  return {
    name: "program",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const entry = id.slice(0, -QUERY.length);
      this.addWatchFile(entry);
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        build: { write: false, minify: true, lib: { entry, name: "program", formats: ["iife"] } },
      });
      const [bundle] = Array.isArray(built) ? built : [built];
      const code = bundle && "output" in bundle ? bundle.output[0].code.trim() : undefined;
      if (!code) throw new Error(`${entry} was built to nothing`);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
