/** A pointer that has moved more than this many pixels is scrolling. */
const SLOP = 8;
/** How long after the release its click may come, in ms; that of a touch comes some frames later. */
const CLICK_MS = 300;

type Pressed<Found> = {
  /** Finds what the press leads to, if there is anything to render. */
  find: () => Promise<Found | undefined>;
  /** Renders it; not called if the press has ended in the meantime. */
  draw: (found: Found) => void;
  /** Discards it if the press led nowhere. */
  drop: () => void;
};

/** Discards what was rendered for the last press, if it led nowhere. */
let dropLast: (() => void) | undefined;

/**
 * Finds and renders what a press leads to while it is still held: a press takes a tenth of a second, most of which the
 * page would spend waiting. Errors are ignored: the screen itself then loads its data and reports failures.
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
  addEventListener("pointermove", (move) => isScrolling(begin, move) && release(), { signal, passive: true });
  const found = await find().catch(() => undefined);
  // Lets the pressed state paint first.
  afterFrame(() => found && !signal.aborted && draw(found));
}

function isScrolling(begin: Event, { clientX, clientY }: PointerEvent): boolean {
  return begin instanceof PointerEvent && Math.hypot(clientX - begin.clientX, clientY - begin.clientY) > SLOP;
}

/** Runs `act` after the next frame, by a message: Chromium delays timers by a tenth of a second during a touch. */
function afterFrame(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  requestAnimationFrame(() => port2.postMessage(undefined));
}
