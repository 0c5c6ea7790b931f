import { useEffect, useRef } from "react";

const PAUSE_MS = 50;

/**
 * Returns a function that runs `work` once no pointer is pressed: a layout shift between press and release would make
 * the click miss its target. Runs the `work` of the latest render.
 */
export function useAfterPress(work: () => void): () => void {
  const latest = useRef(work);
  const isDown = useRef(false);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const left = new AbortController();
    const note = ({ type }: Event) => {
      isDown.current = type === "pointerdown";
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel"])
      addEventListener(type, note, { capture: true, signal: left.signal });
    return () => {
      isDown.current = false;
      left.abort();
    };
  }, []);
  return function runWhenReleased() {
    setTimeout(() => (isDown.current ? runWhenReleased() : latest.current()), PAUSE_MS);
  };
}
