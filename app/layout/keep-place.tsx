import { useContext, useLayoutEffect } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import { pathsFilledInBrowser } from "~/features/screens/private-paths.ts";

/** What fills a screen has come when the document keeps its height for so many ms. */
const SETTLED_MS = 1000;

/**
 * Back and Forward lead to where the shopper was, on screens too that their browser fills a moment later: the document is
 * as tall as that takes before the router scrolls. Stands before `ScrollRestoration`; the place is told by no other way.
 */
export function KeepPlace() {
  const { location, restoreScrollPosition: place } = useContext(RouterState) ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen may have been left at the same height
  useLayoutEffect(() => (place ? holdRoom(place) : undefined), [place, location]);
  return null;
}

/** Makes the document tall enough for a place while its content comes; the answer ends it. */
function holdRoom(place: number): (() => void) | undefined {
  const { body, documentElement: root } = document;
  const bottom = place + innerHeight;
  if (body.offsetHeight > bottom - 1 && !pathsFilledInBrowser.test(location.pathname)) return;
  const footer = document.querySelector<HTMLElement>("#main + *");
  let timer: ReturnType<typeof setTimeout>;
  // The foot of the page moves down as the rest comes: nobody is to see it do so, nor to be taken along.
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
