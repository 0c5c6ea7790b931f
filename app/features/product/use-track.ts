import { type RefObject, useEffect, useRef, useState } from "react";

type Track = {
  ref: RefObject<HTMLUListElement | null>;
  /** The slide in view. */
  current: number;
  goTo: (index: number, isSmooth?: boolean) => void;
  onScroll: () => void;
};

/** A row of slides that snaps: knows which one is in view and goes to any; right-to-left as well. */
export function useTrack(count: number): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
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
      setCurrent(distances.indexOf(Math.min(...distances)));
    });
  }

  return { ref, current: Math.min(current, count - 1), goTo, onScroll };
}

/** Pixels between the middles of track and slide. */
function offsetFrom(track: Element, slide: Element): number {
  const [a, b] = [track.getBoundingClientRect(), slide.getBoundingClientRect()];
  return b.left + b.width / 2 - (a.left + a.width / 2);
}
