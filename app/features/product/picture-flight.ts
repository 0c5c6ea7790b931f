type Departure = { at: number; left: number; top: number; width: number; picture: HTMLImageElement };

const FLIGHT_MS = 280;
/** Departures older than this many ms are not animated. */
const TIMEOUT_MS = 1000;

let departure: Departure | undefined;

/** Records where a followed card's picture is, so that the gallery can grow out of it. */
export function recordCardPicture(card: Element | null): void {
  const picture = card?.querySelector("img");
  departure = undefined;
  if (!picture) return;
  const { left, top, width } = picture.getBoundingClientRect();
  departure = { at: performance.now(), left, top, width, picture };
}

/**
 * Animates the gallery from the followed card's picture. Runs on the compositor only: unlike a snapshot of the whole
 * page, it costs the new screen no time. Until the large picture has loaded, the card's is shown in its place.
 */
export function playPictureFlight(gallery: Element | null): void {
  const from = departure;
  departure = undefined;
  if (!from || !gallery) return;
  const large = gallery.querySelector("img");
  if (large && large.srcset === from.picture.srcset)
    large.style.background = `url("${from.picture.currentSrc}") center / cover`;
  if (performance.now() - from.at > TIMEOUT_MS) return;
  if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
  const to = gallery.getBoundingClientRect();
  // The page is about to scroll to its top, so use the gallery's position in the document.
  const move = `translate(${from.left - to.left}px, ${from.top - (to.top + window.scrollY)}px)`;
  const start = { transformOrigin: "0 0", transform: `${move} scale(${from.width / to.width})` };
  gallery.animate([start, { transformOrigin: "0 0", transform: "none" }], {
    duration: FLIGHT_MS,
    easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  });
}
