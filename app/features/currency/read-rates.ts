import { recordOf } from "../../platform/requests/records.ts";

/** Returns whether a value can be an exchange rate. */
export function isRate(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}

/** Returns the valid rates in stored or received data: three-letter codes with numbers above zero. */
export function readRates(raw: unknown): Readonly<Record<string, number>> {
  const pairs = Object.entries(recordOf(raw));
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, number] => /^[A-Z]{3}$/.test(pair[0]) && isRate(pair[1])),
  );
}
