const fetched = new Set<string>();

/** The first part of an address names the kind of screen: `/product/7` and `/product/8` are of one code. */
const kindOf = (path: string) => path.split(/[/?#]/, 2)[1] ?? "";

/** Notes that the code of a screen is on hand or on its way; false where it was already noted. */
export function noteFetched(path: string): boolean {
  const kind = kindOf(path);
  if (fetched.has(kind)) return false;
  fetched.add(kind);
  return true;
}
