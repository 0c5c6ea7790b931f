/**
 * Returns a ref for a bar at the bottom: on narrow screens notifications are shown above it, whatever its height. They
 * read the height, in CSS pixels, from a custom property on the element around both.
 */
export function liftNotifications(property: "--notice" | "--bottom-bar", around: () => HTMLElement | null) {
  return (edge: HTMLElement | null) => {
    const style = around()?.style;
    if (!edge || !style) return undefined;
    const observer = new ResizeObserver(() => style.setProperty(property, `${edge.offsetHeight + 8}px`));
    observer.observe(edge);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
