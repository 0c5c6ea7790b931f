import { Maximize2 } from "lucide";
import { type PointerEvent, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import type { GalleryPicture } from "./gallery-pictures.ts";

type GallerySlideProps = {
  picture: GalleryPicture;
  sizes: string;
  isFirst: boolean;
  /** Whether to render the picture or only its placeholder. */
  isDrawn: boolean;
  onOpen: () => void;
};

/** A gallery picture: a mouse magnifies it on hover; a click opens the viewer. */
export function GallerySlide({ picture, sizes, isFirst, isDrawn, onOpen }: GallerySlideProps) {
  const { t } = useTranslation();
  const lens = useRef<HTMLSpanElement>(null);
  const hasPicture = picture.path !== undefined;

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== "mouse") return;
    const box = event.currentTarget.getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * 100;
    const down = ((event.clientY - box.top) / box.height) * 100;
    if (lens.current) lens.current.style.transformOrigin = `${across}% ${down}%`;
  }

  const image = isDrawn ? (
    <Picture
      path={picture.path}
      alt={picture.alt}
      language={picture.language}
      sizes={sizes}
      isFirst={isFirst}
      className="block aspect-4/5 w-full"
    />
  ) : (
    <span className="block aspect-4/5 w-full bg-ground" />
  );
  if (!hasPicture) return <div className="overflow-hidden rounded-base">{image}</div>;
  return (
    <button
      type="button"
      onClick={onOpen}
      onPointerMove={follow}
      className="group/slide relative block w-full cursor-zoom-in overflow-hidden rounded-base -outline-offset-2"
    >
      <span
        ref={lens}
        className="block transition-transform duration-200 motion-reduce:transition-none pointer-fine:group-hover/slide:scale-175"
      >
        {image}
      </span>
      <span className="sr-only">{t("Full screen")}</span>
      <span className="absolute end-3 bottom-3 grid size-9 place-items-center rounded-full bg-surface/90 transition-opacity pointer-fine:group-hover/slide:opacity-0">
        <Icon of={Maximize2} size={16} strokeWidth={1.6} />
      </span>
    </button>
  );
}
