let picture: HTMLImageElement | null | undefined;

/** Records the picture of a followed card. */
export function recordCardPicture(card: Element | null): void {
  picture = card?.querySelector("img");
}

/** Shows the followed card's picture in the gallery until its large one has loaded. */
export function showCardPicture(gallery: Element | null): void {
  const large = gallery?.querySelector("img");
  if (large && large.srcset === picture?.srcset) large.style.background = `url("${picture.currentSrc}") center / cover`;
  picture = undefined;
}
