import { getJson } from "../api/api-client.ts";
import { recordOf } from "../api/records.ts";
import { createSavedSlice, useSavedSlice } from "../saved-state/saved-slice.ts";
import { changeSaved } from "../saved-state/saved-state.store.ts";
import { type CurrencyState, defaultCurrency, readCurrency, setCurrency, setRates } from "./currency.ts";
import { readRates } from "./read-rates.ts";

const currencySlice = createSavedSlice({ name: "currency", initial: defaultCurrency, read: readCurrency });

/** Reads the shopper's currency in a component; the shop's own on the server, while hydrating and until restored. */
export function useCurrency<T>(select: (state: CurrencyState) => T): T {
  return useSavedSlice(currencySlice, select);
}

/** Switches the display currency (ISO code); orders are still charged in the shop's own. */
export function chooseCurrency(code: string): void {
  changeSaved(currencySlice, (state) => setCurrency(state, code));
}

/** Fetches today's rates; on failure keeps the current ones and only logs it. */
export async function refreshRates(): Promise<void> {
  const answer = await getJson<unknown>("/api/rates");
  if (!answer.ok) return console.warn("exchange rates:", answer.code, answer.status);
  const { rates, asOf } = recordOf(answer.data);
  changeSaved(currencySlice, (state) => setRates(state, readRates(rates), asOf), { isQuiet: true });
}
