import { useRouteHandle } from "../route-handle.ts";
import { BareHeader } from "./bare-header.tsx";
import { ClassicHeader } from "./classic-header.tsx";
import { DrawerHeader } from "./drawer-header.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { OverlayHeader } from "./overlay-header.tsx";
import { SideHeader } from "./side-header.tsx";
import { StackedHeader } from "./stacked-header.tsx";

/** The header that the open screen asks for; screens that ask for none have the classic one with the notice bar. */
export function Header() {
  const { header, headerTone, notice } = useRouteHandle();
  const hasNotice = notice ?? header === undefined;
  return (
    <>
      {hasNotice && <NoticeBar />}
      {(header === undefined || header === "classic") && <ClassicHeader />}
      {header === "stacked" && <StackedHeader />}
      {header === "overlay" && <OverlayHeader tone={headerTone} />}
      {header === "side" && <SideHeader />}
      {header === "drawer" && <DrawerHeader />}
      {header === "bare" && <BareHeader />}
    </>
  );
}
