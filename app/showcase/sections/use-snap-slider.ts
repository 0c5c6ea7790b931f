import { useEffect, useRef, useState } from "react";

/**
 * Controls a track of full-width slides with native scrolling and snapping: tracks the slide in view, scrolls to a
 * slide, and tells which slides are inert. Before hydration none is.
 */
export function useSnapSlider(count: number) {
  const track = useRef<HTMLUListElement>(null);
  /** Target of the scroll in progress: the next press counts from there, however far it has come. */
  const wanted = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    const look = () => {
      const inView = Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth));
      if (wanted.current === undefined) setCurrent(inView);
    };
    const letGo = () => {
      wanted.current = undefined;
      look();
    };
    element.addEventListener("scroll", look, options);
    for (const end of ["scrollend", "pointerdown", "wheel"]) element.addEventListener(end, letGo, options);
    return () => stop.abort();
  }, []);

  function goTo(index: number): void {
    const element = track.current;
    if (!element) return;
    const next = Math.min(Math.max(index, 0), count - 1);
    const isReversed = getComputedStyle(element).direction === "rtl";
    const left = next * element.clientWidth * (isReversed ? -1 : 1);
    wanted.current = Math.abs(left - element.scrollLeft) < 1 ? undefined : next;
    setCurrent(next);
    element.scrollTo({ left });
  }

  return { track, current, goTo, isInert: (index: number) => isReady && index !== current };
}
