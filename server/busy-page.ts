import { directionOf } from "../app/i18n/languages.ts";
import type { Words } from "../app/i18n/words.ts";

/** Seconds after which the page asks again by itself. */
const RETRY_AFTER = 3;

/** What a shopper sees while the server has more to do than it can: a sentence, and the page again in a moment. */
export function busyPage({ language, t }: Words): Response {
  const sentence = t("The shop cannot do this right now. Please try again in a moment.");
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER}">
<title>503</title></head><body><p>${sentence}</p></body></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": String(RETRY_AFTER),
  };
  return new Response(html, { status: 503, headers });
}
