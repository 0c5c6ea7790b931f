import { directionOf } from "../../platform/i18n/languages.ts";
import { escapeMarkup } from "../../platform/ui/escape-markup.ts";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f]/u;
const strong = /[\p{L}\u200e\u200f]/u;
const digit = /\p{N}/u;

/** How a text is isolated: the email's language, the text's own if it is another, and whether it stays on one line. */
type Isolation = { language: string; named?: string | undefined; isWhole?: boolean };

/**
 * Escapes a text that must keep its own order within an email: codes, names and lines of addresses. Most mail programs
 * drop `<bdi>`, GMX drops `dir`, and Word, which draws Outlook's emails, ignores the isolating characters: each
 * understands one of the two. A text in the email's own direction is only escaped.
 */
export function isolate(text: string, { language, named = language, isWhole }: Isolation): string {
  const direction = directionOfText(text) ?? directionOf(language);
  const isReordered = direction !== directionOf(language);
  const attributes = [
    named !== language && ` lang="${escapeMarkup(named)}"`,
    isReordered && ` dir="${direction}"`,
    isWhole && ' style="white-space:nowrap"',
  ].filter(Boolean);
  const words = isReordered ? `\u2068${escapeMarkup(text)}\u2069` : escapeMarkup(text);
  return attributes.length > 0 ? `<span${attributes.join("")}>${words}</span>` : words;
}

/** The direction of a text's first letter or mark of direction; that of digits without any, undefined without both. */
function directionOfText(text: string): "ltr" | "rtl" | undefined {
  const first = (strong.exec(text) ?? digit.exec(text))?.[0];
  if (!first) return undefined;
  return rightToLeft.test(first) ? "rtl" : "ltr";
}
