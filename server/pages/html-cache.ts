import { promisify } from "node:util";
import { isMainThread } from "node:worker_threads";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  crc32,
  gzip,
  zstdCompressSync,
  zstdDecompress,
} from "node:zlib";
import { LRUCache } from "lru-cache";

/** A rendered page, stored compressed; other encodings are derived from it. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  encoding: "br" | "zstd";
  body: Buffer<ArrayBuffer>;
  /** The products that it links to. */
  products: readonly string[];
  /** How often it was served. */
  uses: number;
};

const decompress = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress) };
/** A thread that only renders compresses by itself: handing its page on would take the processor from another. */
const compress = isMainThread
  ? promisify(brotliCompress)
  : async (...of: Parameters<typeof brotliCompressSync>) => brotliCompressSync(...of);
const zip = promisify(gzip);

/**
 * Brotli levels: quick for a page that somebody waits for; hurried (a seventh larger, a third of the work) under load;
 * thorough (a tenth smaller, eighty times the work) for a popular page.
 */
const quality = { hurried: 3, quick: 6, thorough: 11 } as const;
/** Zstandard level under load: as small as Brotli's hurried level, a third of the work. */
const ZSTD_LEVEL = 2;
/** Bytes compressed at a time: most pages are one chunk. */
const CHUNK = 65_536;
/** Number of uses from which a page counts as popular. */
const OFTEN = 3;

/** Memory that the bodies of a cache may take: twice as much as its pages usually do. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Creates a cache of rendered pages by address and language, bounded by their number and by the bytes of their bodies. */
export function createHtmlCache(capacity: number, maxBytes = MAX_BYTES): LRUCache<string, Page> {
  return new LRUCache({ max: capacity, maxSize: maxBytes, sizeCalculation: ({ body }) => body.length });
}

type PageOptions = { isBusy?: boolean; accepts?: string | null; products?: readonly string[] };

/**
 * Compresses a rendered page, whole or in pieces, once, for all requests. An overloaded server does it hurriedly, and if the first browser
 * accepts Zstandard (`accepts` is its `Accept-Encoding`) on its own thread: handing the page to another would cost as
 * much.
 */
export async function makePage(
  html: string | readonly string[],
  status: number,
  headers: Record<string, string>,
  { isBusy = false, accepts = null, products = [] }: PageOptions = {},
): Promise<Page> {
  const bytes = bytesOf([html].flat());
  // Versions of one page are all that has to be told apart: a cryptographic hash takes a twentieth of a page's time.
  const etag = `"${crc32(bytes).toString(36)}-${bytes.length.toString(36)}"`;
  const page = { status, headers, etag, products, uses: 0 };
  if (isBusy && acceptedEncodings(accepts).has("zstd")) return { ...page, encoding: "zstd", body: toZstd(bytes) };
  return { ...page, encoding: "br", body: await toBrotli(bytes, isBusy ? quality.hurried : quality.quick) };
}

/** Responds with a page in an encoding that the browser accepts, or with 304 if the browser already has it. */
export async function answerWith(page: Page, request: Request): Promise<Response> {
  page.uses++;
  if (page.uses === OFTEN) compressLater(page);
  const headers = new Headers(page.headers);
  headers.set("ETag", page.etag);
  if (page.status === 200 && hasIt(request, page)) return new Response(null, { status: 304, headers });
  const accepted = acceptedEncodings(request.headers.get("accept-encoding"));
  const encoding = ([page.encoding, "br", "gzip"] as const).find((name) => accepted.has(name));
  if (encoding) headers.set("Content-Encoding", encoding);
  const body = request.method === "HEAD" ? null : await bodyIn(encoding, page);
  return new Response(body, { status: page.status, headers });
}

/**
 * Writes the pieces into one buffer: joined as text first, or as buffers, they would be copied once more. It has room for
 * the most that they can take, as counting their bytes takes as long as writing them.
 */
function bytesOf(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, { length }) => sum + 3 * length, 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes.subarray(0, at);
}

/** Whether the browser has this page already. Proxies that recompress it mark its ETag as weak. */
function hasIt(request: Request, { etag }: Page): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** The encodings that a browser accepts: those it lists, without the ones it excludes (`br;q=0`). */
function acceptedEncodings(header: string | null): Set<string> {
  const ranges = header?.toLowerCase().replaceAll(" ", "").split(",") ?? [];
  return new Set(ranges.filter((range) => !/;q=0(\.0*)?$/.test(range)).map((range) => range.replace(/;.*/, "")));
}

async function bodyIn(encoding: string | undefined, page: Page): Promise<Buffer<ArrayBuffer>> {
  if (encoding === page.encoding) return page.body;
  const html = await htmlOf(page);
  if (encoding === "br") return toBrotli(html, quality.quick);
  return encoding === "gzip" ? Buffer.from(await zip(html)) : html;
}

async function htmlOf({ encoding, body }: Page): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await decompress[encoding](body));
}

let waiting: Promise<void> = Promise.resolve();

/** Compresses one page at a time, so that this never takes more than one core. */
function compressLater(page: Page): void {
  const work = async () => {
    const body = await toBrotli(await htmlOf(page), quality.thorough);
    Object.assign(page, { encoding: "br", body } satisfies Partial<Page>);
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

function toZstd(html: Buffer): Buffer<ArrayBuffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
  return Buffer.from(zstdCompressSync(html, { params, chunkSize: CHUNK }));
}
