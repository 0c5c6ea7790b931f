import { type RefObject, useCallback, useSyncExternalStore } from "react";
import { getJson } from "~/platform/requests/api-client.ts";
import { recordOf } from "~/platform/requests/records.ts";
import { createSavedSlice, useSavedSlice } from "~/platform/storage/saved-slice.ts";
import { changeSaved } from "~/platform/storage/saved-state.store.ts";
import { afterPaint } from "~/platform/ui/after-paint.ts";
import { ownCurrency } from "~/settings/own-currency.ts";
import { type CurrencyState, defaultCurrency, readCurrency, setCurrency, setRates } from "./currency.ts";
import { readRates } from "./read-rates.ts";

const currencySlice = createSavedSlice({ name: "currency", initial: defaultCurrency, read: readCurrency });

/** Reads the shopper's currency in a component; the shop's own on the server, while hydrating and until restored. */
export function useCurrency<T>(select: (state: CurrencyState) => T): T {
  return useSavedSlice(currencySlice, select);
}

/**
 * Like `useCurrency`, for something written in `element`: a change is rendered at once only if it is in view, and after
 * the next paint otherwise, since a listing has some forty amounts and shows a dozen.
 */
export function useCurrencyInView<T>(element: RefObject<Element | null>, select: (state: CurrencyState) => T): T {
  const { subscribe, getState, getInitialState } = currencySlice.store;
  const follow = useCallback(
    (render: () => void) => {
      const stop = subscribe(() => (isInView(element.current) ? render() : renderLater(render)));
      return () => {
        outOfView.delete(render);
        stop();
      };
    },
    [subscribe, element],
  );
  return useSyncExternalStore(
    follow,
    () => select(getState()),
    () => select(getInitialState()),
  );
}

const outOfView = new Set<() => void>();

function renderLater(render: () => void): void {
  if (outOfView.size === 0) afterPaint(renderOutOfView);
  outOfView.add(render);
}

function renderOutOfView(): void {
  const renders = [...outOfView];
  outOfView.clear();
  for (const render of renders) render();
}

function isInView(element: Element | null): boolean {
  if (!element) return true;
  const { top, bottom, width } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && width > 0;
}

/** Switches the display currency (ISO code); orders are still charged in the shop's own. */
export function chooseCurrency(code: string): void {
  changeSaved(currencySlice, (state) => setCurrency(state, code));
}

let fetching: Promise<boolean> | undefined;

/** Fetches today's rates, once for a page; on failure keeps the current ones, only logs it, and tries again when next called. */
export function refreshRates(): Promise<boolean> {
  fetching ??= fetchRates().then((isFetched) => {
    if (!isFetched) fetching = undefined;
    return isFetched;
  });
  return fetching;
}

/** Fetches today's rates if prices are shown in another currency than the shop's own. */
export async function refreshShownRates(): Promise<void> {
  if (currencySlice.store.getState().currencyName !== ownCurrency) await refreshRates();
}

async function fetchRates(): Promise<boolean> {
  const answer = await getJson<unknown>("/api/rates");
  if (!answer.ok) {
    console.warn("exchange rates:", answer.code, answer.status);
    return false;
  }
  const { rates, asOf } = recordOf(answer.data);
  const known = readRates(rates);
  changeSaved(currencySlice, (state) => setRates(state, known, asOf), { isQuiet: true });
  return Object.keys(known).length > 0;
}
