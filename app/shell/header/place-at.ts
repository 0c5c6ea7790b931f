type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;
type Page = { clientWidth: number; clientHeight: number };

/** Returns the position of a menu opened from a button: away from the page edges that the button is near. */
export function placeAt({ top, bottom, left, right }: Box, { clientWidth, clientHeight }: Page) {
  const across =
    left + right < clientWidth ? { left, right: undefined } : { left: undefined, right: clientWidth - right };
  if (top + bottom < clientHeight) return { ...across, top: bottom, bottom: undefined };
  return { ...across, top: undefined, bottom: clientHeight - top };
}

/** Places a menu beside its button in browsers without anchor positioning: Firefox before 147, Safari before 26. */
export function placeAtButton(menu: HTMLElement): void {
  if (CSS.supports("position-area: bottom")) return;
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (!button) return;
  const place = placeAt(button.getBoundingClientRect(), document.documentElement);
  for (const [side, pixels] of Object.entries(place))
    menu.style.setProperty(side, pixels === undefined ? "auto" : `${pixels}px`);
}
