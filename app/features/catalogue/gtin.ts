/** Whether this is a GTIN (EAN, UPC, ISBN-13): 8, 12, 13 or 14 digits, the last a valid check digit. */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const weighted = [...digits].toReversed().map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 3));
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}

/** GS1's ranges for a shop's own use and for coupons, as 13 digits: outside the shop they name nothing. */
const restricted = /^(02|04|2|05|98[1-4]|99)/;

/** Whether a GTIN identifies a product everywhere: feeds and search engines refuse numbers of restricted ranges. */
export function isWorldwide(gtin: string): boolean {
  // Eight digits have prefixes of their own; 0 and 2 among them are for use within a shop.
  if (gtin.length === 8) return !/^[02]/.test(gtin);
  return !restricted.test(gtin.padStart(14, "0").slice(1));
}
