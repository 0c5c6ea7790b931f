/** Whether this is a GTIN (EAN, UPC, ISBN-13): 8, 12, 13 or 14 digits, the last a valid check digit. */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const weighted = [...digits].toReversed().map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 3));
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}
