/** Focuses the heading of the open modal dialog, or else of the page. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>("dialog:modal h2") ?? document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
