/** Where a room is: its floor, and how many of the house's six columns it takes. */
export type Place = { floor: number; columns: 2 | 3 | 4 | 6; isCellar: boolean };

/** Two rooms on a floor: in turn the first, none or the last is the larger one. */
const pairs = [
  [4, 2],
  [3, 3],
  [2, 4],
] as const;

/**
 * Divides rooms among the floors of a house, from the top: two and three in turn. A house of several floors has a
 * ground floor (0) and a cellar (-1) below it.
 */
export function planHouse(rooms: number): Place[] {
  const floors: (2 | 3 | 4 | 6)[][] = [];
  for (let left = rooms; left > 0; left -= floors.at(-1)?.length ?? left) {
    const [one, other] = pairs[(floors.length / 2) % pairs.length] ?? pairs[1];
    if (left === 1) floors.push([6]);
    else if (left > 2 && floors.length % 2 === 1) floors.push([2, 2, 2]);
    else floors.push([one, other]);
  }
  const hasCellar = floors.length > 2;
  const ground = floors.length - (hasCellar ? 2 : 1);
  return floors.flatMap((columns, i) =>
    columns.map((width) => ({ floor: ground - i, columns: width, isCellar: i > ground })),
  );
}
