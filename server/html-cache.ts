import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

/** A rendered page, kept as browsers ask for it: other forms are made of this one. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  br: Buffer<ArrayBuffer>;
  /** How often it was answered with. */
  uses: number;
};

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * Quick for a page that somebody waits for; hurried (a seventh larger, a third of the work) where many wait; thorough
 * (a tenth smaller, eighty times the work) for one that is asked often.
 */
const quality = { hurried: 3, quick: 6, thorough: 11 } as const;
/** Bytes compressed at once: most pages are one piece. */
const CHUNK = 65_536;
/** Uses from which a page counts as often asked. */
const OFTEN = 3;

/** Rendered pages by address and language: the least recently asked one leaves when the cache is full. */
export class HtmlCache {
  readonly #pages = new Map<string, Page>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: Page): void {
    this.#pages.set(key, page);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > this.#capacity && oldest !== undefined) this.#pages.delete(oldest);
  }
}

/** Compresses a rendered page once, for all who will ask for it; in a hurry where the server has more to do than it can. */
export async function makePage(
  html: string | Buffer<ArrayBuffer>,
  status: number,
  headers: Record<string, string>,
  { isBusy = false } = {},
): Promise<Page> {
  const bytes = typeof html === "string" ? Buffer.from(html) : html;
  const br = await toBrotli(bytes, isBusy ? quality.hurried : quality.quick);
  const etag = `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
  return { status, headers, etag, br, uses: 0 };
}

/** The answer to a request for a page: 304 where the browser has it, compressed as the browser reads it. */
export async function answerWith(page: Page, request: Request): Promise<Response> {
  page.uses++;
  if (page.uses === OFTEN) compressLater(page);
  const headers = new Headers(page.headers);
  headers.set("ETag", page.etag);
  if (page.status === 200 && hasIt(request, page)) return new Response(null, { status: 304, headers });
  const accepted = acceptedEncodings(request);
  const encoding = ["br", "gzip"].find((name) => accepted.has(name));
  if (encoding) headers.set("Content-Encoding", encoding);
  const body = request.method === "HEAD" ? null : await bodyIn(encoding, page.br);
  return new Response(body, { status: page.status, headers });
}

/** Whether the browser has this page already. Proxies that compress anew mark the tag as weak. */
function hasIt(request: Request, { etag }: Page): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** What a browser can unpack: the encodings that it names, without those of which it wants nothing (`br;q=0`). */
function acceptedEncodings(request: Request): Set<string> {
  const ranges = request.headers.get("accept-encoding")?.toLowerCase().replaceAll(" ", "").split(",") ?? [];
  return new Set(ranges.filter((range) => !/;q=0(\.0*)?$/.test(range)).map((range) => range.replace(/;.*/, "")));
}

async function bodyIn(encoding: string | undefined, br: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "br") return br;
  const html = await decompress(br);
  return Buffer.from(encoding === "gzip" ? await zip(html) : html);
}

let waiting: Promise<void> = Promise.resolve();

/** One page at a time, so that this work never takes more than one core. */
function compressLater(page: Page): void {
  const work = async () => {
    page.br = await toBrotli(await decompress(page.br), quality.thorough);
  };
  waiting = waiting.then(work).catch(() => undefined);
}

async function toBrotli(html: Buffer, level: number): Promise<Buffer<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: level,
    [BROTLI_PARAM_SIZE_HINT]: html.length,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  };
  return Buffer.from(await compress(html, { params, chunkSize: CHUNK }));
}
