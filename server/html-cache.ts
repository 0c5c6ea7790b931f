import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

/** A rendered page, stored in Brotli, which most browsers ask for; other encodings are derived from it. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  br: Buffer<ArrayBuffer>;
  /** How often it was served. */
  uses: number;
};

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * Brotli levels: quick for a page that somebody waits for; hurried (a seventh larger, a third of the work) under load;
 * thorough (a tenth smaller, eighty times the work) for a popular page.
 */
const quality = { hurried: 3, quick: 6, thorough: 11 } as const;
/** Bytes compressed at a time: most pages are one chunk. */
const CHUNK = 65_536;
/** Number of uses from which a page counts as popular. */
const OFTEN = 3;

/** LRU cache of rendered pages by address and language. */
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

/** Compresses a rendered page once, for all requests; less thoroughly on an overloaded server. */
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

/** Responds with a page in an encoding that the browser accepts, or with 304 if the browser already has it. */
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

/** Whether the browser has this page already. Proxies that recompress it mark its ETag as weak. */
function hasIt(request: Request, { etag }: Page): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** The encodings that a browser accepts: those it lists, without the ones it excludes (`br;q=0`). */
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

/** Compresses one page at a time, so that this never takes more than one core. */
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
