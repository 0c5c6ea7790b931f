import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { BaseLogger } from "pino";
import { isRecord, recordOf } from "../api/records.ts";
import { ownCurrency } from "../shop/own-currency.ts";
import { readRates } from "./read-rates.ts";

/** How much of each currency one unit of `base`, the shop's own, buys; `asOf`: when fetched, null if never. */
export type Rates = { base: string; rates: Readonly<Record<string, number>>; asOf: string | null };

export type RatesSource = { current(): Promise<Rates> };

type RatesOptions = {
  /** The shop's currencies: its own first, then those for display. */
  currencies: readonly string[];
  url: string;
  /** File that keeps the last good response across restarts. */
  file: string;
  log: BaseLogger;
  now: () => Date;
  fetch?: typeof globalThis.fetch;
};

const HOUR = 3_600_000;
const RETRY_MS = 60_000;
const TIMEOUT_MS = 8_000;
const NONE: Rates = { base: ownCurrency, rates: {}, asOf: null };

/**
 * Creates a source of exchange rates, fetched at most once an hour. Callers get the last good response immediately;
 * only the very first waits for the service. Failures are only logged. With a single currency, nothing is fetched.
 */
export function createRates({ url, file, log, now, currencies, fetch = globalThis.fetch }: RatesOptions): RatesSource {
  if (currencies.length === 1) return { current: async () => NONE };
  let latest = readKept(file);
  let triedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    triedAt = now().getTime();
    try {
      const response = await fetch(url, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: "application/json" },
      });
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      latest = { base: ownCurrency, rates: rebase(await response.json()), asOf: now().toISOString() };
      keep(file, latest);
    } catch (error) {
      log.warn({ err: error }, "no exchange rates; the last ones stay");
    }
  }

  return {
    async current() {
      const at = now().getTime();
      // In either direction: the clock may have been ahead when they were fetched.
      const isOld = latest.asOf === null || Math.abs(at - Date.parse(latest.asOf)) >= HOUR;
      if (isOld && Math.abs(at - triedAt) >= RETRY_MS)
        refreshing ??= refresh().finally(() => {
          refreshing = undefined;
        });
      if (latest.asOf === null) await refreshing;
      return latest;
    },
  };
}

/** Converts rates to the shop's own currency as base. Throws if that is missing or the response is invalid. */
export function rebase(answer: unknown): Readonly<Record<string, number>> {
  const { rates } = recordOf(answer);
  if (!isRecord(rates)) throw new Error("the answer has no rates");
  const known = readRates(rates);
  const own = known[ownCurrency];
  if (own === undefined) throw new Error(`the answer has no rate for ${ownCurrency}`);
  const rebased = Object.entries(known).map(([code, rate]) => [code, Number((rate / own).toPrecision(10))] as const);
  return readRates(Object.fromEntries(rebased));
}

function readKept(file: string): Rates {
  try {
    const kept = recordOf(JSON.parse(readFileSync(file, "utf8")));
    const { asOf } = kept;
    const isSound = typeof asOf === "string" && !Number.isNaN(Date.parse(asOf));
    return isSound ? { base: ownCurrency, rates: rebase(kept), asOf } : NONE;
  } catch {
    return NONE;
  }
}

/** Writes to a temporary file and renames it, so that a crash leaves the old rates or the new ones. */
function keep(file: string, rates: Rates): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(rates));
  renameSync(`${file}.new`, file);
}
