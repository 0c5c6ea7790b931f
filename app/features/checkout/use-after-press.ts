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
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
    };
    addEventListener("pointerdown", press, true);
    addEventListener("pointerup", release, true);
    addEventListener("pointercancel", release, true);
    return () => {
      isDown.current = false;
      removeEventListener("pointerdown", press, true);
      removeEventListener("pointerup", release, true);
      removeEventListener("pointercancel", release, true);
    };
  }, []);
  return function runWhenReleased() {
    setTimeout(() => (isDown.current ? runWhenReleased() : latest.current()), PAUSE_MS);
  };
}
