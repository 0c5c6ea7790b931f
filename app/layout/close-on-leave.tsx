import { useEffect } from "react";
import { useLocation } from "react-router";
import { closeCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { closePictureViewer } from "~/features/product/picture-viewer.store.ts";
import { closeQuickView } from "~/features/product/quick-view.store.ts";
import { closeLocaleMenu } from "./header/locale-menu.store.ts";
import { closeMobileMenu } from "./header/mobile-menu.store.ts";

/** Drawers, menus, the quick view and the viewer of pictures belong to the screen they were opened on: they close with it, on the way back as well. */
export function CloseOnLeave() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment to close is when the address changes
  useEffect(
    () => () => {
      closeCartDrawer();
      closeQuickView();
      closePictureViewer();
      closeMobileMenu();
      closeLocaleMenu();
    },
    [key],
  );
  return null;
}
