/** What is measured of products: lengths in cm, `inches` of screens and wheels, weight in g, volume in ml, power in W. */
export const measures = ["width", "depth", "height", "length", "inches", "weight", "volume", "power"] as const;
export type Measure = (typeof measures)[number];
/** From `min` to `max`, in the measure's unit; one of them may be open. */
export type MeasureRange = { min?: number; max?: number };
export type Measures = Readonly<Partial<Record<Measure, number>>>;
