import { useContext, useLayoutEffect } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import { pathsFilledInBrowser } from "~/platform/urls/private-paths.ts";

/** A page counts as loaded when the document has kept its height for this many ms. */
const SETTLED_MS = 1000;

/**
 * Restores the scroll position on Back and Forward on pages that the browser fills a moment later: makes the document
 * tall enough before the router scrolls. Must come before `InlineScripts`; no public API has the position.
 */
export function RestoreScroll() {
  const { location, restoreScrollPosition: place } = useContext(RouterState) ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have been left at the same position
  useLayoutEffect(() => (place ? holdRoom(place) : undefined), [place, location]);
  return null;
}

/** Keeps the document tall enough for a scroll position while its content loads; the returned function ends that. */
function holdRoom(place: number): (() => void) | undefined {
  const { body, documentElement: root } = document;
  const bottom = place + innerHeight;
  if (body.offsetHeight > bottom - 1 && !pathsFilledInBrowser.test(location.pathname)) return;
  const footer = document.querySelector<HTMLElement>("#main + *");
  let timer: ReturnType<typeof setTimeout>;
  // The footer moves down as content arrives: it is hidden until then, and must not serve as a scroll anchor.
  function hold(minHeight: string) {
    Object.assign(root.style, { minHeight, overflowAnchor: minHeight && "none" });
    if (footer) footer.style.visibility = minHeight && "hidden";
  }
  function end() {
    growth.disconnect();
    clearTimeout(timer);
    hold("");
  }
  const growth = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(end, SETTLED_MS);
  });
  hold(`${bottom}px`);
  growth.observe(body);
  return end;
}
