import type { ReactNode } from "react";
import { Picture } from "./picture.tsx";

/** The classes of a line, its picture and its name, and how wide the picture is (the HTML attribute). */
export type LineLook = { row: string; picture: string; name: string; sizes: string };

type EarlyLinesProps = {
  /** The list of the saved state. */
  of: "cart" | "wishlist" | "compare";
  look: LineLook;
  /** Of the list. */
  className: string;
  /** Stands in for the lines until they are painted. */
  children?: ReactNode;
};

/**
 * Pictures and names of a saved list, painted before the list is restored (`instant/paint-lines.program.ts`) in place of `children`:
 * no amounts, nothing to press, and nothing for screen readers. React leaves them alone until it shows the list itself.
 */
export function EarlyLines({ of, look, className, children }: EarlyLinesProps) {
  return (
    <div aria-hidden data-early-lines={of} data-sizes={look.sizes}>
      <ul hidden>
        <li className={look.row}>
          <Picture path={undefined} alt="" sizes={look.sizes} className={look.picture} />
          <p className={`min-w-0 flex-1 ${look.name}`}>
            <bdi />
          </p>
        </li>
      </ul>
      <ul
        className={`empty:hidden ${className}`}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React looks after nothing in it
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <div className="[ul:not(:empty)+&]:hidden">{children}</div>
    </div>
  );
}
