/** A bit set of products, by their positions in the catalogue. */
export type Bits = Uint32Array;

/** The empty set over so many products. */
export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** Puts the product at a place into a set, which is changed itself. */
export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** Whether the product at a place is in a set. */
export function hasBit(bits: Bits, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

/** What is in both; without a second set the first one itself. */
export function inBoth(a: Bits, b: Bits | undefined): Bits {
  return b ? a.map((word, i) => word & (b[i] ?? 0)) : a;
}

/** What is in any of the sets, over so many products. */
export function inAny(sets: Iterable<Bits | undefined>, size: number): Bits {
  const union = noBits(size);
  for (const set of sets) if (set) for (let i = 0; i < union.length; i++) union[i] = (union[i] ?? 0) | (set[i] ?? 0);
  return union;
}

/** Whether two sets over as many products are the same. */
export function isSame(a: Bits, b: Bits): boolean {
  return a === b || a.every((word, i) => word === b[i]);
}

/** How many are in both. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    const both = (a[i] ?? 0) & (b[i] ?? 0);
    if (both !== 0) count += ones(both);
  }
  return count;
}

/** The bits set in a word of 32, added up in pairs, fours and eights. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
