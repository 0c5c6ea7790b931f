import { createHash } from "node:crypto";
import { directionOf } from "../../app/platform/i18n/languages.ts";
import type { Words } from "../../app/platform/i18n/words.ts";
import { escapeMarkup } from "../../app/platform/ui/escape-markup.ts";
import { shop } from "../../shop.config.ts";

/** Seconds after which the page reloads itself. */
const RETRY_AFTER = 3;

/** Inlined, so that the page sends no further requests to an overloaded server. */
const style =
  "body{display:grid;min-height:90vh;margin:0;place-content:center;padding:2rem;text-align:center;font:1.125rem/1.6 system-ui,sans-serif;color:#1c1914;background:#f7f4ef}h1{margin:0;font:2rem/1.2 Georgia,serif}p{max-width:26rem;margin:1rem 0 0}";

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

/** The page shown while the server is overloaded: a sentence, and a reload after a few seconds. */
export function busyPage({ language, t }: Words): Response {
  const sentence = escapeMarkup(t("The shop cannot do this right now. Please try again in a moment."));
  const name = escapeMarkup(shop.name);
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER}">
<title>${name}</title><style>${style}</style></head><body><h1>${name}</h1><p>${sentence}</p></body></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
    "Retry-After": String(RETRY_AFTER),
  };
  return new Response(html, { status: 503, headers });
}
