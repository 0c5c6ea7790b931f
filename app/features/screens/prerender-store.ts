import { create } from "zustand";
import { afterPaint } from "~/ui/after-paint.ts";

type Ahead<Found> = {
  /** Path and query that the pressed link leads to. */
  address: string;
  found: Found;
  /** Whether the shopper sees it: the press became a click, and the router is navigating to the address. */
  isShown: boolean;
};

/** Creates a store for what a press would show, rendered while it is still held; empty while nothing is pressed. */
export function createPrerenderStore<Found>() {
  const useAhead = create<{ ahead?: Ahead<Found> | undefined }>(() => ({}));
  const read = () => useAhead.getState().ahead;
  const set = (ahead?: Ahead<Found>) => useAhead.setState({ ahead });
  return {
    useAhead,
    /** Renders what was found for an address, unless the router is still navigating to what is already shown. */
    draw(address: string, found: Found): void {
      if (!read()?.isShown) set({ address, found, isShown: false });
    },
    /** Shows what was found for an address, rendered before or not. */
    showFound: (address: string, found: Found) => set({ address, found, isShown: true }),
    isUnderWay: () => read()?.isShown === true,
    /** Discards what was found, shown or not. */
    forget: () => set(),
    /** Discards what was found for a press that led nowhere; keeps what is shown. */
    drop: () => read()?.isShown || set(),
    /** Shows what was rendered for an address before the router gets there. Returns whether there was anything. */
    show(address: string): boolean {
      const ahead = read();
      if (ahead?.address !== address) return false;
      set({ ...ahead, isShown: true });
      return true;
    },
    /** Resolves with what is already shown for an address once it is painted, so that the router's work comes later. */
    arrive(address: string): Promise<Found> | undefined {
      const ahead = read();
      if (!ahead?.isShown || ahead.address !== address) return undefined;
      return new Promise((resolve) => afterPaint(() => resolve(ahead.found)));
    },
  };
}
