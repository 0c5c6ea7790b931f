import { productLayouts } from "~/features/product/product-layouts.ts";
import { type Screen, screenAhead } from "~/features/screens/screen-ahead.store.ts";
import { whilePressed } from "~/features/screens/while-pressed.ts";
import { currentWords } from "~/i18n/current-words.tsx";

/** Finds the screen that a pressed link leads to, where it is one of the stage's, and has it drawn unseen. */
export function drawScreenAhead(press: PointerEvent): void {
  const { target } = press;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;
  if (!link || link.hash || link.pathname === location.pathname) return;
  const { pathname: path, search, href } = link;
  const [, kind, id] = path.split("/");
  if (!productLayouts.some((layout) => layout.path === kind)) return;
  void whilePressed(press, {
    async find() {
      const { productPage } = await import("./product-page.tsx");
      const screen: Screen = productPage;
      const data = await screen.loadIn({ request: new Request(href), params: { id } }, currentWords());
      return { Screen: screen.Screen, data, path, search, isReturn: false };
    },
    draw: (found) => screenAhead.set({ address: path + search, found, isShown: false }),
    drop: screenAhead.drop,
  });
}
