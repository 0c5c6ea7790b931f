import { useEffect } from "react";
import { useLocation } from "react-router";
import { closeCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { closeLineChoice } from "~/features/cart/line-choice.store.ts";
import { closePictureViewer } from "~/features/product/picture-viewer.store.ts";
import { closeQuickView } from "~/features/product/quick-view.store.ts";
import { closeLocaleMenu } from "./header/locale-menu.tsx";
import { closeMobileMenu } from "./header/mobile-menu.store.ts";

/** Closes drawers, menus, quick view and the like when their page is left, also by going back. */
export function CloseOnLeave() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: close when the URL changes
  useEffect(
    () => () => {
      closeCartDrawer();
      closeQuickView();
      closeLineChoice();
      closePictureViewer();
      closeMobileMenu();
      closeLocaleMenu();
    },
    [key],
  );
  return null;
}
