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
/** How much a rate may change from one answer to the next: by a quarter, and by another for each month between them. */
const MOST = 1.25;
const MONTH = 30 * 24 * HOUR;
const NONE: Rates = { base: ownCurrency, rates: {}, asOf: null };

/**
 * Creates a source of exchange rates, fetched at most once an hour. Callers get the last good response immediately;
 * only the very first waits for the service. Failures are only logged, and rates that jump are not believed. With a single currency, nothing is fetched.
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
      const { rates, jumps } = believe(latest, rebase(await response.json()), now());
      for (const { code, was, is } of jumps.filter(({ code }) => currencies.includes(code)))
        log.warn(
          { code, was, is, file },
          "an exchange rate jumped: the last one stays; to take the new one, delete the file and restart",
        );
      latest = { base: ownCurrency, rates, asOf: now().toISOString() };
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

type Jump = { code: string; was: number; is: number };

/** Returns the new rates, but the last one for each that is too far from it to be true, and which those are. */
function believe(last: Rates, rates: Rates["rates"], now: Date): { rates: Rates["rates"]; jumps: Jump[] } {
  const age = last.asOf === null ? 0 : Math.max(0, now.getTime() - Date.parse(last.asOf));
  const most = MOST ** (1 + age / MONTH);
  const jumps = Object.entries(rates).flatMap(([code, is]) => {
    const was = last.rates[code] ?? is;
    return is > was * most || was > is * most ? [{ code, was, is }] : [];
  });
  return { rates: { ...rates, ...Object.fromEntries(jumps.map(({ code, was }) => [code, was])) }, jumps };
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
