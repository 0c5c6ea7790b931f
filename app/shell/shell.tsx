import type { ReactNode } from "react";
import { closeCartDrawer, useCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { closeLineChoice, useLineChoice } from "~/features/cart/line-choice.store.ts";
import { closePictureViewer, usePictureViewer } from "~/features/product/picture-viewer.store.ts";
import { closeQuickView, useQuickView } from "~/features/product/quick-view.store.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Toaster } from "~/platform/ui/toaster.tsx";
import { CloseOnLeave } from "./close-on-leave.tsx";
import { DoublePress } from "./double-press.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { closeMobileMenu, useMobileMenu } from "./header/mobile-menu.store.ts";
import { createLazyDialog } from "./lazy-dialog.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { Preloader } from "./preloader.tsx";
import { ReadyMark } from "./ready-mark.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { useRouteHandle } from "./route-handle.ts";
import { ScriptNotice } from "./script-notice.tsx";
import { ThemeKeeper } from "./theme-keeper.tsx";

const LazyCartDrawer = createLazyDialog(() => import("./buying-dialogs.ts").then((m) => m.CartDrawer), closeCartDrawer);
const LazyQuickView = createLazyDialog(
  () => import("~/features/product/quick-view.tsx").then((m) => m.QuickView),
  closeQuickView,
);
const LazyLineChoice = createLazyDialog(
  () => import("~/features/product/line-choice.tsx").then((m) => m.LineChoice),
  closeLineChoice,
);
const LazyPictureViewer = createLazyDialog(
  () => import("./buying-dialogs.ts").then((m) => m.PictureViewer),
  closePictureViewer,
);
const LazyMobileMenu = createLazyDialog(
  () => import("./header/mobile-menu.tsx").then((m) => m.MobileMenu),
  closeMobileMenu,
);

/** The layout around every page. Drawers and dialogs load when first opened. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { header } = useRouteHandle();
  const isCartOpen = useCartDrawer((drawer) => drawer.isOpen);
  const isMenuOpen = useMobileMenu((menu) => menu.isOpen);
  const isQuickViewOpen = useQuickView((view) => view.product !== undefined);
  const isLineOpen = useLineChoice(({ cartItemId }) => cartItemId !== undefined);
  const isViewerOpen = usePictureViewer(({ view }) => view !== undefined);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:bg-surface focus:p-3"
      >
        {t("Skip to content")}
      </a>
      <ScriptNotice />
      <Preloader />
      <ThemeKeeper />
      <Header />
      <div className={header === "side" ? "lg:ps-64" : ""}>
        <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <DoublePress />
      <CloseOnLeave />
      <RouteFocus />
      <LazyCartDrawer isNeeded={isCartOpen} />
      <LazyMobileMenu isNeeded={isMenuOpen} />
      <LazyLineChoice isNeeded={isLineOpen} />
      <LazyQuickView isNeeded={isQuickViewOpen} />
      <LazyPictureViewer isNeeded={isViewerOpen} />
      <OfflineNotice />
      <Toaster />
      <ReadyMark />
    </>
  );
}
