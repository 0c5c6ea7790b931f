const fetched = new Set<string>();

/** The first path segment names the kind of page: `/product/7` and `/product/8` share their code. */
const kindOf = (path: string) => path.split(/[/?#]/, 2)[1] ?? "";

/** Marks a page's code as loaded or loading; false if it already was. */
export function recordFetched(path: string): boolean {
  const kind = kindOf(path);
  if (fetched.has(kind)) return false;
  fetched.add(kind);
  return true;
}
