import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import type { GalleryPicture } from "./gallery-pictures.ts";

type ViewerSlideProps = { picture: GalleryPicture; zoom: number; onZoom: (zoom: number) => void };

const CLOSEST = 4;
/** Zoom factor of a click. */
export const ZOOMED = 2.5;

type Point = { x: number; y: number };

/** A picture that zooms in a scroll container: the point under finger or pointer stays in place. */
export function ViewerSlide({ picture, zoom, onZoom }: ViewerSlideProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const anchor = useRef<Point>({ x: 0.5, y: 0.5 });
  const last = useRef(1);
  usePinch(scroller, zoom, (next, point) => {
    anchor.current = point;
    onZoom(next);
  });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !sheet.current) return;
    const { x, y } = anchor.current;
    const grown = zoom / last.current;
    const left = (Math.abs(box.scrollLeft) + x * box.clientWidth) * grown - x * box.clientWidth;
    const top = (box.scrollTop + y * box.clientHeight) * grown - y * box.clientHeight;
    sheet.current.style.width = `${zoom * 100}%`;
    sheet.current.style.height = `${zoom * 100}%`;
    box.scrollTo({ left, top, behavior: "instant" });
    last.current = zoom;
  }, [zoom]);

  function toggle(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    anchor.current = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    onZoom(zoom > 1 ? 1 : ZOOMED);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users zoom with the button in the bar
    <section
      ref={scroller}
      dir="ltr"
      aria-label={picture.alt}
      tabIndex={zoom > 1 ? 0 : undefined}
      onClick={toggle}
      className={`h-full overflow-auto ${zoom > 1 ? "cursor-zoom-out overscroll-contain" : "cursor-zoom-in"}`}
    >
      <div ref={sheet} className="size-full">
        <Picture
          path={picture.path}
          alt={picture.alt || t("Picture")}
          isTranslated={!picture.alt}
          language={picture.language}
          sizes={zoom > 1 ? "1600px" : "(min-width: 48rem) 960px, 100vw"}
          className="size-full bg-transparent! object-contain!"
        />
      </div>
    </section>
  );
}

/** Pinching sets the zoom, 1 to 4; the point between the fingers is given as a fraction of the box. */
function usePinch(
  box: { current: HTMLElement | null },
  zoom: number,
  onPinch: (zoom: number, at: Point) => void,
): void {
  const latest = useRef({ zoom, onPinch });
  useEffect(() => {
    latest.current = { zoom, onPinch };
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let start: { gap: number; zoom: number } | undefined;
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { gap: gapOf(event), zoom: latest.current.zoom } : undefined;
    };
    const onMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const wanted = (start.zoom * gapOf(event)) / start.gap;
      latest.current.onPinch(Math.min(CLOSEST, Math.max(1, wanted)), middleOf(event, element));
    };
    element.addEventListener("touchstart", onStart, { passive: true });
    // Not passive: the browser would zoom the page as well.
    element.addEventListener("touchmove", onMove, { passive: false });
    return () => {
      element.removeEventListener("touchstart", onStart);
      element.removeEventListener("touchmove", onMove);
    };
  }, [box]);
}

function gapOf({ touches: [a, b] }: TouchEvent): number {
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1 : 1;
}

function middleOf({ touches: [a, b] }: TouchEvent, element: HTMLElement): Point {
  const box = element.getBoundingClientRect();
  if (!a || !b) return { x: 0.5, y: 0.5 };
  return {
    x: ((a.clientX + b.clientX) / 2 - box.left) / box.width,
    y: ((a.clientY + b.clientY) / 2 - box.top) / box.height,
  };
}
