import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Page = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { br: Buffer<ArrayBuffer>; gzip: Buffer<ArrayBuffer>; identity: Buffer<ArrayBuffer> };
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Rendered pages by address and language: the least recently asked one leaves when the cache is full. */
export class HtmlCache {
  private pages = new Map<string, Page>();
  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  get(key: string): Page | undefined {
    const page = this.pages.get(key);
    if (page) {
      this.pages.delete(key);
      this.pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: Page): void {
    this.pages.set(key, page);
    const oldest = this.pages.keys().next().value;
    if (this.pages.size > this.capacity && oldest !== undefined) this.pages.delete(oldest);
  }
}

/** Compresses a rendered page once, for all who will ask for it. */
export async function makePage(html: string, status: number, headers: Record<string, string>): Promise<Page> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity, { level: 6 }),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return {
    status,
    headers,
    etag,
    bodies: { br: Buffer.from(br), gzip: Buffer.from(zipped), identity: Buffer.from(identity) },
  };
}

/** The answer to a request for a page: 304 where the browser has it, compressed as the browser reads it. */
export function answerWith(page: Page, request: Request): Response {
  const headers = new Headers(page.headers);
  headers.set("ETag", page.etag);
  if (page.status === 200 && request.headers.get("if-none-match") === page.etag)
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const body = request.method === "HEAD" ? null : page.bodies[encoding];
  return new Response(body, { status: page.status, headers });
}
