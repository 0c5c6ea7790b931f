import { useState } from "react";
import type { ListingData } from "./find-listing.ts";

/** The rows of the initial viewport, including on large screens. */
const FIRST_ROWS = { "2": 2, "3": 2, "4": 2, list: 4 };
/** Share of a product's height from which it counts as seen: what shows less of itself follows a frame later. */
const SEEN_SHARE = 1 / 3;

type IsUrgent = (place: number) => boolean;
/** Positions in a list: from the first to the one after the last. */
type Span = { from: number; to: number };

/**
 * Returns which places render before the others. In place, those in view, or those above if more are shown; on another sheet or page also the first rows,
 * as the page may scroll to its top.
 */
export function useUrgentPlaces(data: ListingData, isAhead: boolean): IsUrgent {
  const [seen, setSeen] = useState(() => {
    const isFirst = inFirstRows(data);
    return { data, isUrgent: isAhead ? either(isFirst, inSpan(placesInView(0))) : isFirst };
  });
  if (seen.data !== data) setSeen({ data, isUrgent: urgentInPlace(seen.data, data) });
  return seen.isUrgent;
}

function urgentInPlace(before: ListingData, { view, query }: ListingData): IsUrgent {
  const isFirst = inFirstRows({ view });
  if (before.view === view && query.from !== undefined) return inSpan({ from: 0, to: before.found.products.length });
  if (before.view !== view || before.query.page !== query.page) return isFirst;
  const span = placesInView(SEEN_SHARE);
  const isEndInView = span.to === before.found.products.length;
  return isEndInView ? either(isFirst, inSpan(span)) : inSpan(span);
}

const inFirstRows = ({ view }: Pick<ListingData, "view">): IsUrgent => {
  const count = FIRST_ROWS[view] * (view === "list" ? 1 : Number(view));
  return (place) => place < count;
};
const inSpan =
  ({ from, to }: Span): IsUrgent =>
  (place) =>
    from <= place && place < to;
const either =
  (one: IsUrgent, other: IsUrgent): IsUrgent =>
  (place) =>
    one(place) || other(place);

/** Returns the positions of the visible listing of which at least `share` of the height (0 to 1) is in the viewport. */
function placesInView(share: number): Span {
  const places = document.querySelectorAll("#listing-results > :not([aria-hidden]) > ul > li");
  const isInView = (place: Element) => {
    const { top, bottom, height } = place.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0) > share * height;
  };
  const inView = [...places].map(isInView);
  return { from: inView.indexOf(true), to: inView.lastIndexOf(true) + 1 };
}
