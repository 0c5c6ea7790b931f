import { type RefObject, useEffect, useRef, useState } from "react";

type Track = {
  ref: RefObject<HTMLUListElement | null>;
  /** Index of the slide at the start of the view. */
  current: number;
  /** Whether it is scrolled to its end. */
  isAtEnd: boolean;
  goTo: (index: number, isSmooth?: boolean) => void;
  onScroll: () => void;
};

/** A snapping row of slides: knows the current one and scrolls to any; right-to-left as well. */
export function useTrack(count: number): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [{ current, isAtEnd }, setPlace] = useState({ current: 0, isAtEnd: count < 2 });
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function goTo(index: number, isSmooth = true) {
    const track = ref.current;
    const slide = track?.children[Math.max(0, Math.min(index, count - 1))];
    if (!track || !slide) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.scrollBy({ left: offsetFrom(track, slide), behavior: isSmooth && !isCalm ? "smooth" : "instant" });
  }

  function onScroll() {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const track = ref.current;
      if (!track) return;
      const distances = [...track.children].map((slide) => Math.abs(offsetFrom(track, slide)));
      const isLast = Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - 2;
      setPlace({ current: distances.indexOf(Math.min(...distances)), isAtEnd: isLast });
    });
  }

  return { ref, current: Math.min(current, count - 1), isAtEnd, goTo, onScroll };
}

/** Pixels between the inline-start edges of track and slide; negative to the left. */
function offsetFrom(track: Element, slide: Element): number {
  const edge = getComputedStyle(track).direction === "rtl" ? "right" : "left";
  return slide.getBoundingClientRect()[edge] - track.getBoundingClientRect()[edge];
}
