import { create } from "zustand";
import type { GalleryPicture } from "./gallery-pictures.ts";

export type PictureView = {
  name: string;
  pictures: readonly GalleryPicture[];
  /** Index of the picture to open with. */
  first: number;
};

/** The pictures in the full-screen viewer; undefined while it is closed. */
export const usePictureViewer = create<{ view: PictureView | undefined }>(() => ({ view: undefined }));

export function openPictureViewer(view: PictureView): void {
  usePictureViewer.setState({ view });
}

export function closePictureViewer(): void {
  usePictureViewer.setState({ view: undefined });
}
