import { create } from "zustand";
import { afterPaint } from "~/ui/after-paint.ts";
import type { ListingData } from "./find-listing.ts";

type Ahead = {
  /** Path and choices that what is pressed leads to. */
  address: string;
  data: ListingData;
  /** Whether the shopper sees it: the press was a press, and the router is on its way to the address. */
  isShown: boolean;
};

/** What a press would show, found and drawn while it is still under way; nothing where nothing is pressed. */
export const useAhead = create<{ ahead?: Ahead | undefined }>(() => ({}));

/** What is seen of a listing: a choice is shown before the router has arrived at it. */
export function useShown(arrived: ListingData): ListingData {
  return useAhead(({ ahead }) => (ahead?.isShown ? ahead.data : arrived));
}

export function setAhead(address: string, data: ListingData, isShown: boolean): void {
  useAhead.setState({ ahead: { address, data, isShown } });
}

/** Forgets what was found, be it shown or not. */
export function forgetAhead(): void {
  useAhead.setState({ ahead: undefined });
}

/** Forgets what was found for a press that led nowhere. */
export function dropAhead(): void {
  if (!useAhead.getState().ahead?.isShown) forgetAhead();
}

/** Shows what was found for an address, before the router is there. Whether there was anything. */
export function showAhead(address: string): boolean {
  const { ahead } = useAhead.getState();
  if (ahead?.address !== address) return false;
  setAhead(address, ahead.data, true);
  return true;
}

/** What is shown for an address already, once it is painted: the router's own work comes after what is looked at. */
export function arriveAhead(address: string): Promise<ListingData> | undefined {
  const { ahead } = useAhead.getState();
  if (!ahead?.isShown || ahead.address !== address) return undefined;
  return new Promise((resolve) => afterPaint(() => resolve(ahead.data)));
}
