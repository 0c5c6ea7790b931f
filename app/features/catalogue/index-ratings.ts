import { addBit, type Bits, noBits } from "./bits.ts";
import { countedRating, leastMean, type Ratings } from "./ratings.ts";

const STARS = 5;

type Rated = Parameters<typeof countedRating>[0];

/** The part of an index that knows ratings; `order` gets what the best rated are sorted by, for each position. */
export function indexRatings(size: number, order: Float64Array) {
  const own = new Float64Array(size);
  const none = () => Array.from({ length: STARS }, () => noBits(size));
  let atLeast = none();
  function put(place: number, of: Rated): void {
    const counted = countedRating(of);
    order[place] = leastMean(counted);
    for (const [i, bits] of atLeast.entries()) if (counted.average >= i + 1) addBit(bits, place);
  }
  return {
    rated: (least: number): Bits => atLeast[Math.min(Math.max(Math.ceil(least), 1), STARS) - 1] ?? noBits(size),
    add(place: number, product: Rated): void {
      own[place] = product.rating;
      put(place, product);
    },
    /** Replaces the customers' ratings of all products, whose numbers are given by position. */
    update(ratings: Ratings, numbers: Float64Array): void {
      const byNumber = new Map(Object.entries(ratings).map(([id, customers]) => [Number(id), customers]));
      atLeast = none();
      for (const [place, rating] of own.entries()) put(place, { rating, customers: byNumber.get(numbers[place] ?? 0) });
    },
  };
}
