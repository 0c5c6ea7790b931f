import type { ReactNode } from "react";

/**
 * What a list shows when it holds nothing. The server sends it with every page; until the list is known, only browsers
 * that have stored nothing show it (`data-new`, set by `shell/early-script.ts` before the first paint).
 */
export function WhenEmpty({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return <div data-shown-to={isKnown ? undefined : "new"}>{children}</div>;
}

/** What stands in for a list until it is known, in browsers that have stored something. */
export function UntilKnown({ children }: { children: ReactNode }) {
  return (
    <div data-shown-to="others" aria-busy="true">
      {children}
    </div>
  );
}
