/** Space between a notification and a control, in CSS pixels. */
const GAP = 8;
/** Whatever is taller is no control but a picture that is a link. */
const TALLEST_CONTROL = 160;
const controls = "a, button, input, select, textarea, summary, label";

type Span = { top: number; bottom: number };

/**
 * Returns the lowest position for the bottom edge of something so tall that it overlaps none of the spans, at most
 * `bottom`; `bottom` if there is none. All in CSS pixels from the top of the viewport.
 */
export function clearPlace(spans: readonly Span[], { height, bottom }: { height: number; bottom: number }): number {
  let place = bottom;
  for (const span of spans.toSorted((a, b) => b.bottom - a.bottom)) {
    if (span.top >= place) continue;
    if (span.bottom <= place - height) break;
    place = span.top - GAP;
  }
  return place >= height ? place : bottom;
}

/** Lifts the notifications, by a custom property in CSS pixels, to where they cover no control. */
export function keepClear(host: HTMLElement): void {
  const own = host.getBoundingClientRect();
  const lifted = Number.parseFloat(host.style.getPropertyValue("--clear")) || 0;
  const spans = [...(host.closest("dialog") ?? document).querySelectorAll(controls)]
    .filter((control) => !host.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ left, right, height }) => height > 0 && height < TALLEST_CONTROL && right > own.left && left < own.right,
    );
  const bottom = own.bottom + lifted;
  host.style.setProperty("--clear", `${bottom - clearPlace(spans, { height: own.height, bottom })}px`);
}
