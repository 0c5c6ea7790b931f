import { hash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

type PolicySettings = { isDevelopment?: boolean; mailService?: string | undefined };

/** The content security policy of a page, whole or in pieces. Allows inline scripts by hash, so that cached HTML stays byte-identical. */
export function policyFor(
  html: string | readonly string[],
  { isDevelopment = false, mailService }: PolicySettings = {},
): string {
  const found = [html].flat().flatMap((piece) => [...piece.matchAll(inlineScript)]);
  const scripts = found.map(([, code]) => code ?? "");
  const hashes = new Set(scripts.map((code) => `'sha256-${hash("sha256", code, "base64")}'`));
  const scriptSources = isDevelopment ? "'self' 'unsafe-inline'" : ["'self'", ...hashes].join(" ");
  return [
    "default-src 'none'",
    `script-src ${scriptSources}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", mailService, isDevelopment && "ws:"].filter(Boolean).join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self' https://checkout.stripe.com",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'"]),
  ].join("; ");
}

/** The policy of everything but pages: loads nothing, except that the service worker may load the shop's own files. */
const plainPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** The policy of a drawing that is opened by itself, such as an official label: it keeps the styles and pictures inside it. */
export const drawingPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const securityHeaders = {
  "Content-Security-Policy": plainPolicy,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Adds the security headers to a response; those already set are kept. */
export function addSecurityHeaders(headers: Headers, isSecure: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value);
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
}
