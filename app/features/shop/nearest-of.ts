/** The one that was probably meant by a word that is not among them; undefined where none is near. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  const near = known
    .filter((name) => Math.abs(name.length - word.length) <= 3)
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }));
  const [nearest] = near.toSorted((a, b) => a.far - b.far);
  return nearest && nearest.far <= 3 ? nearest.name : undefined;
}

/** How many letters must be put in, taken out or changed to make one word of another. */
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
