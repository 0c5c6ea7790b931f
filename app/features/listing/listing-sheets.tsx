import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "~/ui/after-paint.ts";
import type { ListingData } from "./find-listing.ts";
import { ListingResults } from "./listing-results.tsx";
import { prerenderedListing } from "./prerendered-listing.store.ts";

type Sheet = { data: ListingData; isReturn: boolean; isAhead: boolean };
type Sheets = {
  /** The sheet that was visible before the other one was rendered. */
  front: 0 | 1;
  /** The listing rendered on the other sheet, and what was visible at that time. */
  drawn?: { data: ListingData; before: Sheet };
};

type ListingSheetsProps = { data: ListingData; isReturn: boolean };

/**
 * The products of a page, double-buffered. What a press leads to is rendered on the hidden sheet while the pointer is
 * down; then the two swap, with styles and layout already computed, and the old one is cleared.
 */
export function ListingSheets({ data, isReturn }: ListingSheetsProps) {
  const pressed = prerenderedListing.useAhead(({ ahead }) =>
    ahead?.found.path === data.path ? ahead.found : undefined,
  );
  const [{ front, drawn }, setSheets] = useState<Sheets>({ front: 0 });
  const awaited = pressed === data ? undefined : pressed;
  const isTurned = drawn?.data === data;
  const place = isTurned ? other(front) : front;
  const seen: Sheet = { data, isReturn, isAhead: false };
  if (awaited && awaited !== drawn?.data) setSheets({ front: place, drawn: { data: awaited, before: seen } });
  const ahead = awaited && { data: awaited, isReturn: false, isAhead: true };
  const unseen = isTurned ? drawn.before : ahead;

  useEffect(() => {
    if (!isTurned) return;
    const clear = () => setSheets((sheets) => (sheets.drawn === drawn ? { front: place } : sheets));
    return afterPaint(() => startTransition(clear));
  }, [isTurned, drawn, place]);

  return (
    <>
      {[0, 1].map((i) => {
        const sheet = i === place ? seen : unseen;
        // Zero height instead of `hidden`, because showing a hidden element recalculates its styles.
        const manner = i === place ? "" : "h-0 overflow-hidden";
        return (
          sheet && (
            <div key={`sheet ${i}`} aria-hidden={i !== place || undefined} className={`sheet ${manner}`}>
              <ListingResults {...sheet} />
            </div>
          )
        );
      })}
    </>
  );
}

const other = (front: 0 | 1) => (front === 0 ? 1 : 0);
