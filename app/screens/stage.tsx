import { Activity, useEffect } from "react";
import { Outlet, useLocation, useMatches, useNavigationType } from "react-router";
import { type DrawnScreen, screenAhead } from "~/features/screens/screen-ahead.store.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { whenWarm } from "~/ui/when-warm.ts";

/**
 * Where screens are seen. Most are drawn by their route; one that a press leads to may be drawn here unseen while the
 * finger is down. Then it is shown at once, and stays as it is when the router has arrived.
 */
export function Stage() {
  const { key } = useLocation();
  const arrived = useArrived();
  const ahead = screenAhead.useAhead(({ ahead }) => ahead);
  useDrawing(arrived !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment to forget is when the router has come somewhere
  useEffect(() => screenAhead.forget, [key]);
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

/** The screen that the router is at, where it is one of the stage's. */
function useArrived(): DrawnScreen | undefined {
  const { search } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const { handle, loaderData, pathname } = useMatches().at(-1) ?? {};
  const { Screen } = (handle ?? {}) as RouteHandle;
  return Screen && pathname !== undefined ? { Screen, data: loaderData, path: pathname, search, isReturn } : undefined;
}

/**
 * Draws what is pressed while shoppers browse: the ways between those screens change neither header nor style sheets. It
 * does so once the visit is warm, and where its part does not come a press is answered as any other.
 */
function useDrawing(isBrowsing: boolean): void {
  useEffect(() => {
    if (!isBrowsing) return;
    let draw: ((press: PointerEvent) => void) | undefined;
    const press = (event: PointerEvent) => event.button === 0 && draw?.(event);
    const takeIn = ({ drawScreenAhead }: typeof import("./draw-screen-ahead.ts")) => (draw = drawScreenAhead);
    void whenWarm.then(() => import("./draw-screen-ahead.ts")).then(takeIn, () => undefined);
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isBrowsing]);
}
