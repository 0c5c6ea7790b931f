import { resolve } from "node:path";
import type { Plugin } from "vite";
import { exportJson } from "./catalogue-plugin.ts";

const VIRTUAL = "virtual:catalogue-files";
const OPENER = resolve("app/features/catalogue/embedded-catalogue.ts");
const goods = /^\0virtual:catalogue\/summaries\/goods-([a-z]+)$/;

/**
 * Vite plugin that serves `virtual:catalogue-files` to the server: the addresses of what browsers open the bundled catalogue with, by
 * language of the products' texts. The browsers' files are built before the server.
 */
export function catalogueFilesPlugin(): Plugin {
  const files: Record<string, string[]> = {};
  return {
    name: "catalogue-files",
    resolveId: (id) => (id === VIRTUAL ? `\0${id}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? exportJson(files) : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const opener = chunks.find(({ moduleIds }) => moduleIds.includes(OPENER));
      if (!opener) return;
      for (const { moduleIds, fileName } of chunks)
        for (const language of moduleIds.map((id) => goods.exec(id)?.[1]))
          if (language) files[language] = [fileName, opener.fileName, ...opener.imports].map((name) => `/${name}`);
    },
  };
}
