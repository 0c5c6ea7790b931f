import { create } from "zustand";
import { afterPaint } from "~/ui/after-paint.ts";

type Ahead<Found> = {
  /** Path and query that what is pressed leads to. */
  address: string;
  found: Found;
  /** Whether the shopper sees it: the press was a press, and the router is on its way to the address. */
  isShown: boolean;
};

/** A store of what a press would show, found and drawn while it is still under way; empty where nothing is pressed. */
export function createAhead<Found>() {
  const useAhead = create<{ ahead?: Ahead<Found> | undefined }>(() => ({}));
  const read = () => useAhead.getState().ahead;
  const set = (ahead?: Ahead<Found>) => useAhead.setState({ ahead });
  return {
    useAhead,
    /** Draws what was found for an address; not while the router is still on its way to what is shown already. */
    draw(address: string, found: Found): void {
      if (!read()?.isShown) set({ address, found, isShown: false });
    },
    /** Shows what was found for an address, drawn or not. */
    showFound: (address: string, found: Found) => set({ address, found, isShown: true }),
    isUnderWay: () => read()?.isShown === true,
    /** Forgets what was found, be it shown or not. */
    forget: () => set(),
    /** Forgets what was found for a press that led nowhere. */
    drop: () => read()?.isShown || set(),
    /** Shows what was drawn for an address, before the router is there. Whether there was anything. */
    show(address: string): boolean {
      const ahead = read();
      if (ahead?.address !== address) return false;
      set({ ...ahead, isShown: true });
      return true;
    },
    /** What is shown for an address already, once it is painted: the router's own work comes after what is looked at. */
    arrive(address: string): Promise<Found> | undefined {
      const ahead = read();
      if (!ahead?.isShown || ahead.address !== address) return undefined;
      return new Promise((resolve) => afterPaint(() => resolve(ahead.found)));
    },
  };
}
