/** Values that are not listed here come last. */
export const colourOrder: readonly string[] =
  "white black brown blue grey beige red pink orange yellow green purple gold silver".split(" ");
export const sizeOrder: readonly string[] = ["xs", "s", "x", "m", "l", "xl", "xxl"];

/** Compares by position in a list; values that are not in it come last. */
export function compareIn(order: readonly string[], a: string, b: string): number {
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return place(a) - place(b);
}
