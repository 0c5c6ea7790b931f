import { useEffect, useRef, useState } from "react";

/** Drives a track of full-width slides that the browser scrolls and snaps: which one is in view, and going to one. */
export function useSnapSlider(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => setCurrent(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, []);

  function goTo(index: number): void {
    const element = track.current;
    const wanted = Math.min(Math.max(index, 0), count - 1);
    const isReversed = element && getComputedStyle(element).direction === "rtl";
    element?.scrollTo({ left: wanted * element.clientWidth * (isReversed ? -1 : 1) });
  }

  return { track, current, goTo };
}
