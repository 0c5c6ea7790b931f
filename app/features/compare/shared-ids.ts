/** Reads the product ids of a shared address (`?ids=4,26`), each once; what makes no sense there is left out. */
export function readSharedIds(params: URLSearchParams, most: number): string[] {
  const ids = (params.get("ids") ?? "").split(",").filter((id) => /^\d{1,9}$/.test(id));
  return [...new Set(ids)].slice(0, most);
}

/** The address that shares products of a list screen. */
export function writeSharedIds(path: string, ids: readonly string[]): string {
  return `${path}?ids=${ids.join(",")}`;
}
