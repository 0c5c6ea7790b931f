/** How often each rating was given, from 1 to 5. */
export type Histogram = readonly [number, number, number, number, number];

/** How many reviews there are. */
export function countReviews(histogram: Histogram): number {
  return histogram.reduce((sum, count) => sum + count, 0);
}

/** The mean with one decimal; 0 where there is none. */
export function averageOf(histogram: Histogram): number {
  const count = countReviews(histogram);
  const stars = histogram.reduce((sum, times, i) => sum + times * (i + 1), 0);
  return count === 0 ? 0 : Math.round((stars / count) * 10) / 10;
}
