import { Picture } from "~/platform/ui/picture.tsx";
import type { GalleryPicture } from "./gallery-pictures.ts";

type GalleryThumbsProps = {
  pictures: readonly GalleryPicture[];
  place: "below" | "start" | "end";
  current: number;
  /** Whether to render the pictures or only their placeholders. */
  isDrawn: boolean;
  onPick: (index: number) => void;
};

/** Thumbnails that scroll the large pictures into view, for a mouse: keys and readers step; phones have dots instead. */
export function GalleryThumbs({ pictures, place, current, isDrawn, onPick }: GalleryThumbsProps) {
  const row = place === "below" ? "flex-row" : "w-20 shrink-0 flex-col";
  return (
    <ul
      aria-hidden
      // Pressing must not focus what readers cannot see.
      onMouseDown={(event) => event.preventDefault()}
      className={`hidden gap-3 md:flex ${row}`}
    >
      {pictures.map(({ path }, i) => (
        <li key={path ?? "none"} className="w-20 min-w-0">
          <button
            type="button"
            tabIndex={-1}
            aria-current={i === current}
            onClick={() => onPick(i)}
            className="block w-full overflow-hidden rounded-base opacity-75 outline-offset-2 transition-opacity hover:opacity-100 aria-current:opacity-100 focus-visible:outline-2! aria-current:outline-1 aria-current:outline-ink"
          >
            {isDrawn ? (
              <Picture path={path} alt="" sizes="5rem" className="block aspect-4/5 w-full" />
            ) : (
              <span className="block aspect-4/5 w-full bg-ground" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

type GalleryDotsProps = { count: number; current: number };

/** The position in the gallery as dots, purely visual. */
export function GalleryDots({ count, current }: GalleryDotsProps) {
  return (
    <p className="mt-3 flex justify-center gap-2 md:hidden" aria-hidden>
      {Array.from({ length: count }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={i}
          className={`size-1.5 rounded-full transition-colors ${i === current ? "bg-ink" : "bg-ink/25"}`}
        />
      ))}
    </p>
  );
}
