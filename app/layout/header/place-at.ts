type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;
type Page = { clientWidth: number; clientHeight: number };

/** Where a menu stands that opens from a button: away from the edges of the page that the button is near to. */
export function placeAt({ top, bottom, left, right }: Box, { clientWidth, clientHeight }: Page) {
  const across =
    left + right < clientWidth ? { left, right: undefined } : { left: undefined, right: clientWidth - right };
  if (top + bottom < clientHeight) return { ...across, top: bottom, bottom: undefined };
  return { ...across, top: undefined, bottom: clientHeight - top };
}

/** Puts a menu beside its button in browsers that know no anchors: Firefox before 147, Safari before 26. */
export function standAtButton(menu: HTMLElement): void {
  if (CSS.supports("position-area: bottom")) return;
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (!button) return;
  const place = placeAt(button.getBoundingClientRect(), document.documentElement);
  for (const [side, pixels] of Object.entries(place))
    menu.style.setProperty(side, pixels === undefined ? "auto" : `${pixels}px`);
}
