/** A finger that has moved so many pixels is scrolling. */
const SLOP = 8;
/** So long after a press the click may come that it was, ms; a touch's comes some frames later. */
const CLICK_MS = 300;

type Pressed<Found> = {
  /** Finds what the press leads to, if there is something to draw. */
  find: () => Promise<Found | undefined>;
  /** Draws it, unless the press has ended meanwhile. */
  draw: (found: Found) => void;
  /** Takes it back where the press led nowhere. */
  drop: () => void;
};

/** Takes back what was drawn for the last press, if it led nowhere. */
let dropLast: (() => void) | undefined;

/**
 * Finds and draws what a press that has just begun leads to, as long as the finger is down: a press takes a tenth of a
 * second, most of which the page would only wait. What cannot be found ahead is left to its screen, which tells the
 * shopper where nothing comes.
 */
export async function whilePressed<Found>(begin: Event, { find, draw, drop }: Pressed<Found>): Promise<void> {
  dropLast?.();
  const dropThis = () => drop();
  dropLast = dropThis;
  const released = new AbortController();
  const { signal } = released;
  function release() {
    released.abort();
    setTimeout(() => dropLast === dropThis && drop(), CLICK_MS);
  }
  for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, release, { signal });
  addEventListener("pointermove", (move) => hasSetOff(begin, move) && release(), { signal, passive: true });
  const found = await find().catch(() => undefined);
  // That it is pressed is shown first.
  afterFrame(() => found && !signal.aborted && draw(found));
}

function hasSetOff(begin: Event, { clientX, clientY }: PointerEvent): boolean {
  return begin instanceof PointerEvent && Math.hypot(clientX - begin.clientX, clientY - begin.clientY) > SLOP;
}

/** By a message: a timer waits for a tenth of a second in Chromium while a touch has begun. */
function afterFrame(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  requestAnimationFrame(() => port2.postMessage(undefined));
}
