import { basename } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Need } from "./needs.ts";

const ENTRY = "home-needs";
const HOMES = "/app/showcase/homes";
const NOTHING = "\0nothing";

/** Runs the settings of the home pages alone: what they draw, their styles and the owner's data are left empty. */
const settingsOnly: Plugin = {
  name: "settings-only",
  enforce: "pre",
  resolveId(id, importer) {
    if (id === ENTRY) return id;
    return importer !== ENTRY && /^virtual:|\/generated\/|\.(tsx|css)\b/.test(id) ? NOTHING : undefined;
  },
  load(id) {
    if (id === ENTRY)
      return `export const loaders = import.meta.glob("${HOMES}/*.tsx", { eager: true, import: "loader" });`;
    return id === NOTHING ? "export default [];" : undefined;
  },
};

/** Returns what each home page says that it needs, by key. */
export async function readNeeds(): Promise<Map<string, readonly Need[]>> {
  type Loaders = Readonly<Record<string, { needs: readonly Need[] }>>;
  const { module } = await runnerImport<{ loaders: Loaders }>(ENTRY, {
    configFile: false,
    resolve: { tsconfigPaths: true },
    plugins: [settingsOnly],
  });
  return new Map(Object.entries(module.loaders).map(([file, { needs }]) => [basename(file, ".tsx"), needs]));
}
