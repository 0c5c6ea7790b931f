import { afterPaint } from "~/ui/after-paint.ts";

/** A finger that has moved so many pixels is scrolling. */
const SLOP = 8;

type Pressed<Found> = {
  /** Finds what the press leads to, if there is something to draw. */
  find: () => Promise<Found | undefined>;
  /** Draws it, unless the press has ended meanwhile. */
  draw: (found: Found) => void;
  /** Takes it back where the press led nowhere. */
  drop: () => void;
};

/**
 * Finds and draws what a press that has just begun leads to, as long as the finger is down: a press takes a tenth of a
 * second, most of which the page would only wait. What cannot be found ahead is left to its screen, which tells the
 * shopper where nothing comes.
 */
export async function whilePressed<Found>(begin: Event, { find, draw, drop }: Pressed<Found>): Promise<void> {
  const released = new AbortController();
  const { signal } = released;
  function release() {
    released.abort();
    afterPaint(drop);
  }
  for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, release, { signal });
  addEventListener("pointermove", (move) => hasSetOff(begin, move) && release(), { signal, passive: true });
  const found = await find().catch(() => undefined);
  // That it is pressed is shown first.
  afterPaint(() => found && !signal.aborted && draw(found));
}

function hasSetOff(begin: Event, { clientX, clientY }: PointerEvent): boolean {
  return begin instanceof PointerEvent && Math.hypot(clientX - begin.clientX, clientY - begin.clientY) > SLOP;
}
