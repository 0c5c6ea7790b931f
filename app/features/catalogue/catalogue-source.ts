/** Who answers for the catalogue: each browser itself, the server from memory, or PostgreSQL; `auto` goes by its size. */
export type CatalogueSource = "auto" | "embedded" | "server" | "postgres";

export const catalogueSources = ["auto", "embedded", "server", "postgres"] as const satisfies CatalogueSource[];

export type CatalogueSettings = { folder: string; source: CatalogueSource };

/** Reads `CATALOGUE_DIR` and `CATALOGUE_SOURCE`, which the build and the start of the shop share. */
export function catalogueSettings(variables: Readonly<Record<string, string | undefined>>): CatalogueSettings {
  const named = variables["CATALOGUE_SOURCE"] || "auto";
  const source = catalogueSources.find((one) => one === named);
  if (!source) throw new Error(`CATALOGUE_SOURCE: "${named}" is none of ${catalogueSources.join(", ")}`);
  return { folder: variables["CATALOGUE_DIR"] || "catalogue", source };
}

/** Up to here a browser gets all products in one chunk: about 100 kB for 1,000 (docs/decisions/where-the-catalogue-lives.md). */
const EMBEDDED_MOST = 1_000;
/** Up to here a process keeps all products in its memory, each once for every language of the shop. */
const MEMORY_MOST = 20_000;

type Size = { wanted: CatalogueSource; count: number; languages?: number };

/** Which source answers for a catalogue of `count` products in a shop of so many languages. */
export function chooseSource({ wanted, count, languages = 1 }: Size): Exclude<CatalogueSource, "auto"> {
  if (wanted !== "auto") return wanted;
  if (count <= EMBEDDED_MOST) return "embedded";
  return count * languages <= MEMORY_MOST ? "server" : "postgres";
}
