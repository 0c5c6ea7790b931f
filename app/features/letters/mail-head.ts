import { type Letterhead, letterheadHtml, type MailLetterhead } from "./letterhead.ts";
import type { MailStyles } from "./mail-style.ts";

/**
 * Returns the row with the shop's name or letterhead. In dark mode it has a light letterhead on the email's own ground,
 * or else stays white as a whole, since a dark letterhead would vanish. Word cannot hide an image, only what is around it.
 */
export function mailHead(name: string, letterhead: MailLetterhead | undefined, styles: MailStyles): string {
  const cell = (content: string) => `<tr><td class="head" style="${styles.head}">${content}</td></tr>`;
  if (!letterhead) return cell(letterheadHtml(name, undefined));
  const { light, ...dark } = letterhead;
  const image = letterheadImage(name, dark);
  if (!light) return `<tr><td style="${styles.head};${styles.sheet}">${image}</td></tr>`;
  const atNight = `<div class="night" style="${styles.hidden};mso-hide:all">${letterheadImage("", { ...dark, src: light })}</div>`;
  return cell(`<div class="day">${image}</div>${atNight}`);
}

/** The width is a style too: Apple Mail ignores the attribute of attached images. */
function letterheadImage(name: string, letterhead: Letterhead): string {
  const style = `display:block;width:${letterhead.width}px;max-width:100%;height:auto`;
  return letterheadHtml(name, letterhead).replace(/>$/, ` style="${style}">`);
}
