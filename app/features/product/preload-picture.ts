const preloaded = new Set<string>();

/**
 * Fetches and decodes the large version of a card's picture while a shopper makes up their mind; `sizes` is the
 * gallery's. A frame with a picture to decode waits for it, for as long as drawing the rest of the screen takes.
 */
export function preloadPicture(card: Element, sizes: string): void {
  const srcset = card.querySelector("img")?.srcset;
  if (!srcset || preloaded.has(srcset)) return;
  preloaded.add(srcset);
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcset;
  // Offline there is no picture, which the gallery shows.
  image.decode().catch(() => undefined);
}
