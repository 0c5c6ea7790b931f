import { useEffect } from "react";

/** How soon and how near a touch follows another one that is meant as one with it: in ms and in CSS pixels. */
const SOON_MS = 500;
const NEAR = 16;

/**
 * Two quick presses are meant for one thing. Where the first one brought something else under the finger, the line below in
 * the cart or another screen, the second one does not reach it; nor does it reach what it would do twice, or undo, and is
 * marked as `data-once`: "Add all to cart" and hearts are, the plus of a quantity is not.
 */
export function DoublePress() {
  useEffect(() => {
    let last: { control: Element | undefined; event: PointerEvent } | undefined;
    function sift(event: PointerEvent) {
      // Clicks of the keyboard and of scripts are counted as none, but by Firefox on links: there they are of no pointer.
      if (event.detail === 0 || event.pointerType === "") return;
      const control = controlOf(event);
      if (last && isSecond(event, last.event) && (last.control !== control || control?.matches("[data-once]"))) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = { control, event };
    }
    addEventListener("click", sift, true);
    return () => removeEventListener("click", sift, true);
  }, []);
  return null;
}

/** Browsers count the clicks of a mouse; not all of them count touches. */
function isSecond(press: PointerEvent, last: PointerEvent): boolean {
  if (press.detail > 1) return true;
  const isNear = Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY) < NEAR;
  return press.pointerType !== "mouse" && isNear && press.timeStamp - last.timeStamp < SOON_MS;
}

/** A label and its field are one thing: a press of the one is told as a press of both. */
function controlOf({ target }: PointerEvent): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest("label")?.control ?? target.closest("a, button, input, select, summary") ?? target;
}
