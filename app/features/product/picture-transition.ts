/** Marks the one picture that grows out of a card; the name is the same on both sides of the transition. */
export const TRANSITION_PICTURE = "transition-picture [view-transition-name:product-picture]";

/** Whether pictures may fly: where the browser can do it and motion is welcome. */
export function canTransition(): boolean {
  return (
    typeof document !== "undefined" &&
    "startViewTransition" in document &&
    matchMedia("(prefers-reduced-motion: no-preference)").matches
  );
}

/** Gives a card's front picture the name before the screen changes, and takes it from whatever has it. */
export function nameForTransition(card: Element | null): void {
  for (const other of document.querySelectorAll<HTMLElement>(".transition-picture"))
    other.style.setProperty("view-transition-name", "none");
  const picture = card?.querySelector("img");
  picture?.classList.add("transition-picture");
  picture?.style.setProperty("view-transition-name", "product-picture");
}
