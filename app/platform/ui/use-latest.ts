import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a stable function that calls the latest `act`; for memoised children. */
export function useLatest<Values extends unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values) => latest.current(...values), []);
}
