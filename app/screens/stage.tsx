import { Activity, useEffect } from "react";
import { Outlet, useLocation, useMatches, useNavigationType } from "react-router";
import { type PrerenderedScreen, prerenderedScreen } from "~/features/screens/prerendered-screen.store.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { whenWarm } from "~/ui/when-warm.ts";

/**
 * Shows the screens. Most are rendered by their route's outlet; a browsing screen may be prerendered here, hidden,
 * while its link is being pressed. It is then shown immediately, and kept when the router arrives.
 */
export function Stage() {
  const { key } = useLocation();
  const arrived = useArrived();
  const ahead = prerenderedScreen.useAhead(({ ahead }) => ahead);
  useDrawing(arrived !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: forget the prerendered screen on every navigation
  useEffect(() => prerenderedScreen.forget, [key]);
  const next = ahead?.found.path === arrived?.path ? undefined : ahead;
  const seen = next?.isShown ? next.found : arrived;
  return (
    <>
      <div hidden={seen !== arrived}>
        <Outlet />
      </div>
      {[arrived, next?.found].map(
        (drawn) =>
          drawn && (
            <Activity key={drawn.path} mode={drawn === seen ? "visible" : "hidden"}>
              <drawn.Screen {...drawn} />
            </Activity>
          ),
      )}
    </>
  );
}

/** The router's current screen, if the stage renders it. */
function useArrived(): PrerenderedScreen | undefined {
  const { search } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const { handle, loaderData, pathname } = useMatches().at(-1) ?? {};
  const { Screen } = (handle ?? {}) as RouteHandle;
  return Screen && pathname !== undefined ? { Screen, data: loaderData, path: pathname, search, isReturn } : undefined;
}

/**
 * Prerenders pressed links while the shopper browses: those screens share header and stylesheets. Starts once the visit
 * is warm; if its chunk does not load, links work as usual.
 */
function useDrawing(isBrowsing: boolean): void {
  useEffect(() => {
    if (!isBrowsing) return;
    let draw: ((press: PointerEvent) => void) | undefined;
    const press = (event: PointerEvent) => event.button === 0 && draw?.(event);
    const takeIn = ({ prerenderScreen }: typeof import("./prerender-screen.ts")) => (draw = prerenderScreen);
    void whenWarm.then(() => import("./prerender-screen.ts")).then(takeIn, () => undefined);
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isBrowsing]);
}
