import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

type PolicySettings = { isDevelopment?: boolean; mailService?: string | undefined };

/** The content security policy of a page: its own inline scripts by hash, so that cached HTML stays byte-identical. */
export function policyFor(html: string, { isDevelopment = false, mailService }: PolicySettings = {}): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, code]) => code ?? "");
  const hashes = new Set(scripts.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`));
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

/** Headers of every answer, whatever it is. */
export function safetyHeaders(isSecure: boolean): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(isSecure && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
  };
}
