import { setTimeout as wait } from "node:timers/promises";
import type { BaseLogger } from "pino";
import { forgetShared, readShared, share, takeTurn } from "../../../db/shared-state.ts";
import type { Database } from "../../../db/tables.ts";
import { isRecord, recordOf } from "../../platform/requests/records.ts";
import { ownCurrency } from "../../settings/own-currency.ts";
import { readRates } from "./read-rates.ts";

/** How much of each currency one unit of `base`, the shop's own, buys; `asOf`: when fetched, null if never. */
export type Rates = { base: string; rates: Readonly<Record<string, number>>; asOf: string | null };

export type RatesSource = { current(): Promise<Rates> };

type RatesOptions = {
  db: Database;
  /** The shop's currencies: its own first, then those for display. */
  currencies: readonly string[];
  url: string;
  log: BaseLogger;
  now: () => Date;
  fetch?: typeof globalThis.fetch;
};

/** The name under which all processes and hosts share the rates. */
const RATES = "rates";
const HOUR = 3_600_000;
const RETRY_MS = 60_000;
/** How old what this process knows of the shared rates may be, and how long a caller waits for the database to say them. */
const READ_MS = 1_000;
const TIMEOUT_MS = 8_000;
const POLL_MS = 200;
/** How much a rate may change from one answer to the next: by a quarter, and by another for each month between them. */
const MOST = 1.25;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const NONE: Rates = { base: ownCurrency, rates: {}, asOf: null };

/**
 * Creates a source of exchange rates, fetched at most once an hour by one process of all that share the database; the
 * others read them there, so that a price is the same on every host. Callers get the last good response immediately; they
 * wait for the service only if there is none, or it is older than a day, and nobody for a database that hangs. Failures are
 * only logged, and rates that jump are not believed. With a single
 * currency, nothing is fetched.
 */
export function createRates({ db, url, log, now, currencies, fetch = globalThis.fetch }: RatesOptions): RatesSource {
  if (currencies.length === 1) return { current: async () => NONE };
  let latest = NONE;
  let [readAt, triedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let reading: Promise<void> | undefined;
  let refreshing: Promise<void> | undefined;
  // In either direction: the clock may have been ahead.
  const isOver = (since: number, ms: number) => Math.abs(now().getTime() - since) >= ms;

  async function read(): Promise<void> {
    readAt = now().getTime();
    latest = await readShared(db, RATES).then(ratesIn, () => latest);
  }

  async function refresh(): Promise<void> {
    triedAt = now().getTime();
    try {
      if (!(await takeTurn(db, RATES, RETRY_MS, now()))) return void (await waitForOthers());
      const response = await fetch(url, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: "application/json" },
      });
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      const { rates, jumps } = believe(latest, rebase(await response.json()), now());
      for (const { code, was, is } of jumps.filter(({ code }) => currencies.includes(code)))
        log.warn(
          { code, was, is },
          'an exchange rate jumped: the last one stays; to take the new one, "npm run orders -- new-rates"',
        );
      latest = { base: ownCurrency, rates, asOf: now().toISOString() };
      await share(db, RATES, JSON.stringify(latest));
    } catch (error) {
      log.warn({ err: error }, "no exchange rates; the last ones stay");
    }
  }

  /** While another process fetches the very first ones. */
  async function waitForOthers(): Promise<void> {
    for (let waited = 0; latest.asOf === null && waited < TIMEOUT_MS; waited += POLL_MS) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      await read();
    }
  }

  return {
    async current() {
      if (isOver(readAt, READ_MS))
        reading ??= read().finally(() => {
          reading = undefined;
        });
      await orAfter(READ_MS, reading);
      const isOld = latest.asOf === null || isOver(Date.parse(latest.asOf), HOUR);
      if (isOld && isOver(triedAt, RETRY_MS))
        refreshing ??= refresh().finally(() => {
          refreshing = undefined;
        });
      if (latest.asOf === null || isOver(Date.parse(latest.asOf), DAY)) await orAfter(TIMEOUT_MS, refreshing);
      return latest;
    },
  };
}

/** Waits for work to end, but no longer than this time. */
async function orAfter(ms: number, work: Promise<void> | undefined): Promise<void> {
  if (work) await Promise.race([work, wait(ms, undefined, { ref: false })]);
}

/** Forgets the rates, so that the next ones are believed however much they jumped. Returns whether there were any. */
export function forgetRates(db: Database): Promise<boolean> {
  return forgetShared(db, RATES);
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

function ratesIn(shared: string | undefined): Rates {
  try {
    const kept = recordOf(JSON.parse(shared ?? ""));
    const { asOf } = kept;
    const isSound = typeof asOf === "string" && !Number.isNaN(Date.parse(asOf));
    return isSound ? { base: ownCurrency, rates: rebase(kept), asOf } : NONE;
  } catch {
    return NONE;
  }
}
