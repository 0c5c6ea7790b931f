import { create } from "zustand";
import type { GalleryPicture } from "./gallery-pictures.ts";

export type PictureView = {
  name: string;
  pictures: readonly GalleryPicture[];
  /** The picture it opens with. */
  first: number;
};

/** The pictures that are shown over the whole screen. */
export const usePictureViewer = create<{ view: PictureView | undefined }>(() => ({ view: undefined }));

/** Shows pictures over the whole screen. */
export function openPictureViewer(view: PictureView): void {
  usePictureViewer.setState({ view });
}

/** Goes back to the screen under them. */
export function closePictureViewer(): void {
  usePictureViewer.setState({ view: undefined });
}
