/**
 * What a home page cannot do without: a product's id, the name of a department, sub-category or tag as the table of goods
 * writes it, the address of a listing or a post, or a number of products.
 */
export type Need = string | number;

export type Needing = { needs?: readonly Need[] };

/**
 * Adds to what a shelf or a loader says that it needs: needs, or shelves for what those need. Not in browsers, as it is
 * the build that asks.
 */
export function needing<Load extends object>(
  needs: readonly (Need | Needing | undefined)[],
  load: Load & Needing,
): Load {
  if (!import.meta.env.SSR) return load;
  const all = needs.flatMap((one) => (typeof one === "string" || typeof one === "number" ? one : (one?.needs ?? [])));
  return Object.assign(load, { needs: [...(load.needs ?? []), ...all] });
}
