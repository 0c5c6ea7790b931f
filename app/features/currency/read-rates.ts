import { recordOf } from "../api/records.ts";

/** Whether a number can be a rate of exchange. */
export function isRate(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}

/** The rates in anything that was stored or received: codes of three letters with numbers above zero. */
export function readRates(raw: unknown): Readonly<Record<string, number>> {
  const pairs = Object.entries(recordOf(raw));
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, number] => /^[A-Z]{3}$/.test(pair[0]) && isRate(pair[1])),
  );
}
