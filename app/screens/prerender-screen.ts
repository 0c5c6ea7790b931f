import { prerenderedScreen } from "~/features/screens/prerendered-screen.store.ts";
import { whilePressed } from "~/features/screens/while-pressed.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { browsingScreenAt } from "./browsing-screens.ts";

/** Prerenders the screen that a pressed link leads to, hidden, if it is a browsing screen. */
export function prerenderScreen(press: PointerEvent): void {
  const { target } = press;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;
  if (!link || link.hash || link.pathname === location.pathname) return;
  const { pathname: path, search, href } = link;
  void whilePressed(press, {
    async find() {
      const found = browsingScreenAt(new URL(href));
      if (!found) return undefined;
      const { Screen, loadIn } = found.screen;
      return { Screen, data: await loadIn(found.args, currentWords()), path, search, isReturn: false };
    },
    draw: (found) => prerenderedScreen.draw(path + search, found),
    drop: prerenderedScreen.drop,
  });
}
