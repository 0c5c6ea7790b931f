/** A bit set of products, by their positions in the catalogue. */
export type Bits = Uint32Array;

/** Returns the empty set for `size` products. */
export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** Adds the product at a position to a set, which is mutated. */
export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** Whether the product at a position is in a set. */
export function hasBit(bits: Bits, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

/** Returns the intersection of two sets; without a second one, the first set itself. */
export function inBoth(a: Bits, b: Bits | undefined): Bits {
  return b ? a.map((word, i) => word & (b[i] ?? 0)) : a;
}

/** Returns the union of the sets, for `size` products. */
export function inAny(sets: Iterable<Bits | undefined>, size: number): Bits {
  const union = noBits(size);
  for (const set of sets) if (set) for (let i = 0; i < union.length; i++) union[i] = (union[i] ?? 0) | (set[i] ?? 0);
  return union;
}

/** Whether two sets for the same number of products are equal. */
export function isSame(a: Bits, b: Bits): boolean {
  return a === b || a.every((word, i) => word === b[i]);
}

/** Returns the size of the intersection. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    const both = (a[i] ?? 0) & (b[i] ?? 0);
    if (both !== 0) count += ones(both);
  }
  return count;
}

/** Counts the set bits of a 32-bit word, adding them up in pairs, fours and eights. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
