const warmed = new Set<string>();

/** Fetches the large form of a card's picture while a shopper makes up their mind: `sizes` is the gallery's. */
export function warmPicture(card: Element, sizes: string): void {
  const srcset = card.querySelector("img")?.srcset;
  if (!srcset || warmed.has(srcset)) return;
  warmed.add(srcset);
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcset;
}
