/** Returns the known word that a misspelt one probably means; undefined if none is within 3 edits. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  const near = known
    .filter((name) => Math.abs(name.length - word.length) <= 3)
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }));
  const [nearest] = near.toSorted((a, b) => a.far - b.far);
  return nearest && nearest.far <= 3 ? nearest.name : undefined;
}

/** Returns the Levenshtein distance: how many letters must be inserted, deleted or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
