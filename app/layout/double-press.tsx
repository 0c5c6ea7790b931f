import { useEffect } from "react";

/** How soon and how near a touch follows another one that is meant as one with it: in ms and in CSS pixels. */
const SOON_MS = 500;
const NEAR = 16;

type Press = { control: Element | undefined; at: number; x: number; y: number };

/**
 * Two quick presses are meant for one thing. Where the first one brought something else under the finger, the line below in
 * the cart or another screen, the second one does not reach it.
 */
export function DoublePress() {
  useEffect(() => {
    const stop = new AbortController();
    let last: Press | undefined;
    function sift(event: PointerEvent) {
      // Clicks of the keyboard and of scripts are counted as none.
      if (event.detail === 0) return;
      const press = pressOf(event);
      if (last && last.control !== press.control && isSecond(event, press, last)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = press;
    }
    addEventListener("click", sift, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return null;
}

/** Browsers count the clicks of a mouse; not all of them count touches. */
function isSecond({ detail, pointerType }: PointerEvent, press: Press, last: Press): boolean {
  if (detail > 1) return true;
  const isNear = Math.hypot(press.x - last.x, press.y - last.y) < NEAR;
  return pointerType !== "mouse" && isNear && press.at - last.at < SOON_MS;
}

/** A label and its field are one thing: a press of the one is told as a press of both. */
function pressOf({ target, timeStamp, clientX, clientY }: PointerEvent): Press {
  const found = target instanceof Element ? target : undefined;
  const control = found?.closest("label")?.control ?? found?.closest("a, button, input, select, summary") ?? found;
  return { control, at: timeStamp, x: clientX, y: clientY };
}
