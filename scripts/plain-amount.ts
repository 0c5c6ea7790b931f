/** Formats cents as a plain number for tables and spreadsheets: `"44.90"`. */
export function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
