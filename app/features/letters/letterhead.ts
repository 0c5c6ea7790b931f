import { escapeMarkup } from "../../platform/ui/escape-markup.ts";

/** The image at the top of a document or an e-mail: its URL, and its display size in pixels. */
export type Letterhead = { src: string; width: number; height: number };

/** The letterhead of e-mails; `light` is the URL of the version for dark mode. */
export type MailLetterhead = Letterhead & { light?: string | undefined };

/** Returns the letterhead as an image with the name as its alternative text, or the name if there is no image. */
export function letterheadHtml(name: string, letterhead: Letterhead | undefined): string {
  if (!letterhead) return escapeMarkup(name);
  const { src, width, height } = letterhead;
  return `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(name)}" width="${width}" height="${height}">`;
}
