import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { BaseLogger } from "pino";
import { isRecord, recordOf } from "../api/records.ts";
import { ownCurrency } from "../shop/own-currency.ts";
import { readRates } from "./read-rates.ts";

/** How much of each currency one unit of `base`, the shop's own, buys; `asOf` is the time of the answer, null when there never was one. */
export type Rates = { base: string; rates: Readonly<Record<string, number>>; asOf: string | null };

export type RatesSource = { current(): Promise<Rates> };

type RatesOptions = {
  /** The shop's: its own first, then those that it shows for guidance. */
  currencies: readonly string[];
  url: string;
  /** Where the last good answer is kept across restarts. */
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
 * The exchange rates, asked of the service at most once an hour. Whoever asks gets the last good answer at once; only
 * the very first waits for the service. A failure is logged and nothing else. With one currency there is nothing to ask for.
 */
export function createRates({ url, file, log, now, currencies, fetch = globalThis.fetch }: RatesOptions): RatesSource {
  if (currencies.length === 1) return { current: async () => NONE };
  let latest = readKept(file);
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    askedAt = now().getTime();
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
      const isOld = latest.asOf === null || at - Date.parse(latest.asOf) >= HOUR;
      if (isOld && at - askedAt >= RETRY_MS)
        asking ??= ask().finally(() => {
          asking = undefined;
        });
      if (latest.asOf === null) await asking;
      return latest;
    },
  };
}

/** Rates on any base to rates on the shop's own currency. Throws when that is not among them or an answer makes no sense. */
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

/** Writes beside and renames, so that a cut leaves the old answer or the new one. */
function keep(file: string, rates: Rates): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(rates));
  renameSync(`${file}.new`, file);
}
