import { gallerySizes } from "./gallery-sizes.ts";
import type { GalleryKind } from "./product-layouts.ts";

type GalleryLook = {
  /** Around track and thumbnails. */
  frame: string;
  track: string;
  slide: string;
  /** Position of the thumbnails from the tablet breakpoint up; unset if all pictures are in view. */
  thumbs?: "below" | "start" | "end";
  /** Width of the first picture, as in HTML's `sizes`. */
  sizes: string;
  /** Maximum number of pictures on the page; the viewer has all. */
  most: number;
  /** Previous and next buttons over the picture. */
  hasSteps: boolean;
};

const swipe = "flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]";
const whole = "w-full shrink-0 snap-start";
const beside = { track: swipe, slide: whole, sizes: gallerySizes, most: 12, hasSteps: true };

/** The gallery kinds: the product layouts differ only in these and in the position of the text. */
export const galleryLooks: Record<GalleryKind, GalleryLook> = {
  "thumbs-below": { ...beside, frame: "flex flex-col gap-3", thumbs: "below" },
  "thumbs-start": { ...beside, frame: "flex flex-col gap-3 md:flex-row-reverse md:items-start", thumbs: "start" },
  "thumbs-end": { ...beside, frame: "flex flex-col gap-3 md:flex-row md:items-start", thumbs: "end" },
  stacked: {
    ...beside,
    frame: "",
    track: `${swipe} md:grid md:grid-cols-2 md:gap-4 md:overflow-visible`,
    slide: `${whole} md:first:col-span-2 md:even:last:col-span-2`,
    hasSteps: false,
  },
  slider: {
    frame: "md:overflow-hidden md:rounded-base md:bg-ground",
    track: `${swipe} gap-3 justify-center-safe md:gap-4`,
    slide: "w-full shrink-0 snap-start md:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)]",
    sizes: "(min-width: 84rem) 26rem, (min-width: 64rem) 32vw, (min-width: 48rem) 48vw, 100vw",
    most: 12,
    hasSteps: true,
  },
  fixed: { ...beside, frame: "", most: 1, hasSteps: false },
};
