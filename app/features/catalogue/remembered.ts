/**
 * Returns a function that remembers what `make` returns for up to `most` different texts, and then starts afresh: goods say
 * the same few again and again.
 */
export function remembered<T>(make: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size === most) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
