import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { announce } from "~/platform/ui/announce.ts";
import { IconButton } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { useModal } from "~/platform/ui/use-modal.ts";
import { closePictureViewer, type PictureView, usePictureViewer } from "./picture-viewer.store.ts";
import { useTrack } from "./use-track.ts";
import { ViewerSlide, ZOOMED } from "./viewer-slide.tsx";

/** Full-screen picture viewer: swipe or arrow keys, pinch or click to zoom, Escape to close. */
export function PictureViewer() {
  const view = usePictureViewer(({ view }) => view);
  return view && <Viewer {...view} />;
}

function Viewer({ name, pictures, first }: PictureView) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useTrack(pictures.length);
  const [zoom, setZoom] = useState(1);
  const count = pictures.length;

  useModal(dialog, true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the clicked picture
  useEffect(() => {
    track.goTo(first, false);
  }, []);

  function go(by: number) {
    if (!pictures[track.current + by]) return;
    setZoom(1);
    announce(`${t("Picture")} ${track.current + by + 1} / ${count}`);
    track.goTo(track.current + by);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (zoom > 1) return;
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    go(event.key === forward ? 1 : -1);
  }

  const isZoomed = zoom > 1;
  return (
    <dialog
      ref={dialog}
      aria-label={t("Pictures of {{name}}", { name })}
      onClose={closePictureViewer}
      onKeyDown={onKeyDown}
      className="centred m-0 h-dvh w-screen bg-paper p-0"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <ViewerControls
          current={track.current}
          count={count}
          isZoomed={isZoomed}
          onZoom={() => setZoom(isZoomed ? 1 : ZOOMED)}
          onGo={go}
        />
        <ul
          ref={track.ref}
          onScroll={track.onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard
          tabIndex={0}
          className={`flex min-h-0 snap-x snap-mandatory [scrollbar-width:none] ${isZoomed ? "overflow-hidden" : "overflow-x-auto"}`}
        >
          {pictures.map((picture, i) => (
            <li key={picture.path ?? "none"} className="h-full w-full shrink-0 snap-center">
              <ViewerSlide picture={picture} zoom={i === track.current ? zoom : 1} onZoom={setZoom} />
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

type ViewerControlsProps = {
  current: number;
  count: number;
  isZoomed: boolean;
  onZoom: () => void;
  onGo: (by: number) => void;
};

function ViewerControls({ current, count, isZoomed, onZoom, onGo }: ViewerControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-1 px-2 py-1.5">
      <p className="me-auto ps-3 text-sm tabular-nums">
        <span className="sr-only">{t("Picture")} </span>
        {current + 1} / {count}
      </p>
      <IconButton label={isZoomed ? t("Zoom out") : t("Zoom in")} aria-pressed={isZoomed} onClick={onZoom}>
        {isZoomed ? <Icon of={ZoomOut} size={20} /> : <Icon of={ZoomIn} size={20} />}
      </IconButton>
      {count > 1 && (
        <>
          <IconButton
            label={t("Previous picture")}
            aria-disabled={current === 0}
            className="aria-disabled:opacity-45"
            onClick={() => onGo(-1)}
          >
            <Icon of={ChevronLeft} size={22} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            label={t("Next picture")}
            aria-disabled={current === count - 1}
            className="aria-disabled:opacity-45"
            onClick={() => onGo(1)}
          >
            <Icon of={ChevronRight} size={22} className="rtl:-scale-x-100" />
          </IconButton>
        </>
      )}
      <IconButton label={t("Close")} onClick={closePictureViewer}>
        <Icon of={X} size={22} />
      </IconButton>
    </div>
  );
}
