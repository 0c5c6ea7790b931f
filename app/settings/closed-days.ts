/** The names of the days of the week, Sunday first, as `Date` counts them. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof weekdays)[number];

/** Days without work: dates such as `"2026-12-24"`, or `"12-25"` for every year, and days of every week. */
export type Closed = { days?: readonly string[] | undefined; weekdays?: readonly Weekday[] };
