const warmed = new Set<string>();

/**
 * Fetches and decodes the large form of a card's picture while a shopper makes up their mind: `sizes` is the gallery's. A
 * frame with a picture that is to be decoded first waits for it, as long as for all of the screen's drawing.
 */
export function warmPicture(card: Element, sizes: string): void {
  const srcset = card.querySelector("img")?.srcset;
  if (!srcset || warmed.has(srcset)) return;
  warmed.add(srcset);
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcset;
  // Without a network there is none, which the gallery shows.
  image.decode().catch(() => undefined);
}
