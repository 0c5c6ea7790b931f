import { ChevronLeft, ChevronRight } from "lucide";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { showCardPicture } from "./card-picture.ts";
import { galleryLooks } from "./gallery-looks.ts";
import type { GalleryPicture } from "./gallery-pictures.ts";
import { GallerySlide } from "./gallery-slide.tsx";
import { GalleryDots, GalleryThumbs } from "./gallery-thumbs.tsx";
import { openPictureViewer } from "./picture-viewer.store.ts";
import type { GalleryKind } from "./product-layouts.ts";
import { useTrack } from "./use-track.ts";

type GalleryProps = {
  kind: GalleryKind;
  name: string;
  pictures: readonly GalleryPicture[];
  /** Rendered over the first picture. */
  badges?: ReactNode;
  /** Whether to render all pictures, or only the first one and placeholders for the others. */
  isWhole: boolean;
};

const step =
  "absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-surface/90 shadow-float transition-opacity md:grid pointer-fine:opacity-0 pointer-fine:group-hover/track:opacity-100 focus-visible:opacity-100 aria-disabled:not-focus:invisible";

/** A product's pictures: swipe, step, magnify, or open full screen. */
export function Gallery({ kind, name, pictures, badges, isWhole }: GalleryProps) {
  const { t } = useTranslation();
  const look = galleryLooks[kind];
  const shown = pictures.slice(0, look.most);
  const track = useTrack(shown.length);
  const isMany = shown.length > 1;
  useLayoutEffect(() => showCardPicture(track.ref.current), [track.ref]);
  useFirstOnChange(pictures[0]?.path, () => track.goTo(0, false));
  return (
    <section aria-label={t("Pictures")} className={look.frame}>
      <div className="group/track relative min-w-0 flex-1">
        <ul ref={track.ref} onScroll={track.onScroll} className={look.track} data-swipe>
          {shown.map((picture, i) => (
            <li key={picture.path ?? "none"} className={look.slide} inert={look.hasSteps && i !== track.current}>
              <GallerySlide
                picture={picture}
                sizes={look.sizes}
                isFirst={i === 0}
                isDrawn={isWhole || i === 0}
                onOpen={() => openPictureViewer({ name, pictures, first: i })}
              />
            </li>
          ))}
        </ul>
        {badges}
        {isMany && look.hasSteps && (
          <>
            <button
              type="button"
              aria-label={t("Previous picture")}
              className={`${step} start-3`}
              aria-disabled={track.current === 0}
              onClick={() => track.goTo(track.current - 1)}
            >
              <Icon of={ChevronLeft} size={20} className="rtl:-scale-x-100" />
            </button>
            <button
              type="button"
              aria-label={t("Next picture")}
              className={`${step} end-3`}
              aria-disabled={track.isAtEnd}
              onClick={() => track.goTo(track.current + 1)}
            >
              <Icon of={ChevronRight} size={20} className="rtl:-scale-x-100" />
            </button>
          </>
        )}
        {isMany && <GalleryDots count={shown.length} current={track.current} />}
      </div>
      {isMany && look.thumbs && (
        <GalleryThumbs
          pictures={shown}
          place={look.thumbs}
          current={track.current}
          isDrawn={isWhole}
          onPick={track.goTo}
        />
      )}
    </section>
  );
}

/** Scrolls to the first picture when another one takes its place (the chosen colour's). */
function useFirstOnChange(path: string | undefined, bringFirst: () => void): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    bringFirst();
  });
}
