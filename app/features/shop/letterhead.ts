import { escapeMarkup } from "../../ui/escape-markup.ts";

/** The picture over a document or a letter: where it is read from, and how large it is shown in pixels. */
export type Letterhead = { src: string; width: number; height: number };

/** The picture that stands for a name, or the name where there is none. */
export function letterheadHtml(name: string, letterhead: Letterhead | undefined): string {
  if (!letterhead) return escapeMarkup(name);
  const { src, width, height } = letterhead;
  return `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(name)}" width="${width}" height="${height}">`;
}
