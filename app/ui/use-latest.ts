import { useCallback, useLayoutEffect, useRef } from "react";

/** One function for the life of a component that does what the latest one given would do; for memoised children. */
export function useLatest<Values extends unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values) => latest.current(...values), []);
}
