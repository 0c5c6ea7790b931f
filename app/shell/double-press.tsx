import { useEffect } from "react";

/** How soon (ms) and how near (CSS pixels) a touch must follow another to count as its repetition. */
const SOON_MS = 500;
const NEAR = 16;

/**
 * Ignores the second of two quick presses where it would do harm: if the first one moved something else under the
 * finger, such as the next line in the cart or another page, or if the control is marked `data-once`, because a second
 * press would repeat or undo its action: "Add all to cart" and hearts are, the plus of a quantity is not.
 */
export function DoublePress() {
  useEffect(() => {
    let last: { control: Element | undefined; event: PointerEvent } | undefined;
    function sift(event: PointerEvent) {
      // Keyboard and scripted clicks have detail 0, except on links in Firefox: there their pointerType is empty.
      if (event.detail === 0 || event.pointerType === "") return;
      const control = controlOf(event);
      if (last && isSecond(event, last.event) && (last.control !== control || control?.matches("[data-once]"))) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = { control, event };
    }
    if (window.earlyPress) sift(window.earlyPress);
    addEventListener("click", sift, true);
    return () => removeEventListener("click", sift, true);
  }, []);
  return null;
}

/** Browsers count mouse clicks in `detail`; not all of them count touches. */
function isSecond(press: PointerEvent, last: PointerEvent): boolean {
  if (press.detail > 1) return true;
  const isNear = Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY) < NEAR;
  return press.pointerType !== "mouse" && isNear && press.timeStamp - last.timeStamp < SOON_MS;
}

/** Returns the pressed control. A label counts as its field: pressing it fires a click on both. */
function controlOf({ target }: PointerEvent): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest("label")?.control ?? target.closest("a, button, input, select, summary") ?? target;
}
