/**
 * A ref for what stands at the lower edge: on narrow screens notifications stand above it, however many lines it has.
 * They read its height, in CSS pixels, from a property of the element around both of them.
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
