/** Where catalogue queries run: in each browser, in the server's memory or in PostgreSQL; `auto` decides by size. */
export type CatalogueSource = "auto" | "embedded" | "server" | "postgres";

export const catalogueSources = ["auto", "embedded", "server", "postgres"] as const satisfies CatalogueSource[];

export type CatalogueSettings = { folder: string; source: CatalogueSource };

/** Reads `CATALOGUE_DIR` and `CATALOGUE_SOURCE`, which build and server share. Throws on an unknown source. */
export function catalogueSettings(variables: Readonly<Record<string, string | undefined>>): CatalogueSettings {
  const named = variables["CATALOGUE_SOURCE"] || "auto";
  const source = catalogueSources.find((one) => one === named);
  if (!source) throw new Error(`CATALOGUE_SOURCE: "${named}" is none of ${catalogueSources.join(", ")}`);
  return { folder: variables["CATALOGUE_DIR"] || "catalogue", source };
}

/** Up to this size a browser gets one chunk: about 100 kB for 1,000 (docs/decisions/where-the-catalogue-lives.md). */
const EMBEDDED_MOST = 1_000;
/** Up to this size, a process keeps all products in memory, once for every language of the shop. */
const MEMORY_MOST = 20_000;

type Size = { wanted: CatalogueSource; count: number; languages?: number };

/** Returns the source for a catalogue of `count` products in a shop with `languages` languages. */
export function chooseSource({ wanted, count, languages = 1 }: Size): Exclude<CatalogueSource, "auto"> {
  if (wanted !== "auto") return wanted;
  if (count <= EMBEDDED_MOST) return "embedded";
  return count * languages <= MEMORY_MOST ? "server" : "postgres";
}
