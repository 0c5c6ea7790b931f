/** The count of each rating, from 1 to 5. */
export type Histogram = readonly [number, number, number, number, number];

/** Returns the number of reviews. */
export function countReviews(histogram: Histogram): number {
  return histogram.reduce((sum, count) => sum + count, 0);
}

/** Returns the average rating with one decimal; 0 if there are no reviews. */
export function averageOf(histogram: Histogram): number {
  const count = countReviews(histogram);
  const stars = histogram.reduce((sum, times, i) => sum + times * (i + 1), 0);
  return count === 0 ? 0 : Math.round((stars / count) * 10) / 10;
}
