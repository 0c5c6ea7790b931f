/** Puts the focus on the heading of the screen, or of the dialog that is open over it. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>("dialog:modal h2") ?? document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
