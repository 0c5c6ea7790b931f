import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

/** A component whose chunk loads when it is first needed, and that then stays (so that closing can be animated). */
export function createLate(load: () => Promise<{ default: ComponentType }>) {
  const Late = lazy(load);
  return function LateHost({ isNeeded }: { isNeeded: boolean }) {
    const [wasNeeded, setNeeded] = useState(false);
    useEffect(() => {
      if (isNeeded) setNeeded(true);
    }, [isNeeded]);
    return isNeeded || wasNeeded ? (
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    ) : null;
  };
}
