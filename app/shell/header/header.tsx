import { memo } from "react";
import { type HeaderKind, useRouteHandle } from "../route-handle.ts";
import { BareHeader } from "./bare-header.tsx";
import { ClassicHeader } from "./classic-header.tsx";
import { DrawerHeader } from "./drawer-header.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { OverlayHeader } from "./overlay-header.tsx";
import { SideHeader } from "./side-header.tsx";
import { StackedHeader } from "./stacked-header.tsx";

/** Memoised: they change with the page only by their tone and by their own router hooks. */
const headers = {
  classic: memo(ClassicHeader),
  stacked: memo(StackedHeader),
  overlay: memo(OverlayHeader),
  side: memo(SideHeader),
  drawer: memo(DrawerHeader),
  bare: memo(BareHeader),
} satisfies Record<HeaderKind, unknown>;
const Notice = memo(NoticeBar);

/** The header that the open page's route sets; by default the classic one with the notice bar. */
export function Header() {
  const { header, headerTone, notice } = useRouteHandle();
  const Kind = headers[header ?? "classic"];
  return (
    <>
      {(notice ?? header === undefined) && <Notice />}
      <Kind tone={headerTone} />
    </>
  );
}
