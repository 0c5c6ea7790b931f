/** What a packed object stands for; no transfer to a browser includes it. */
const content = Symbol("content");

/**
 * Stands for a server loader's data. The document has the data as JSON in a script element of its own: faster to write
 * and to read than the router's format, and smaller.
 */
export type Packed<T> = { isInPage: true; [content]?: T };
/** A loader's data, packed by a server or not. */
export type Sent<T> = T | Packed<T>;
type Unpacked<D> = D extends Packed<infer T> ? T : D;

/** The id of that script element. */
export const PAGE_DATA = "page-data";

/** The data in the page, parsed once: a document has one screen. */
let inPage: object;

/** Packs plain data for the document in which the screen is sent. */
export function pack<T extends object>(data: T): Packed<T> {
  return { isInPage: true, [content]: data };
}

/** Returns a loader's data, packed by a server or not; the same object for the same input. */
export function unpack<D extends object>(data: D): Unpacked<D> {
  if (!isPacked(data)) return data as Unpacked<D>;
  return (import.meta.env.SSR ? data[content] : readPage()) as Unpacked<D>;
}

/** Returns the JSON of the first packed object, safe inside a script element; empty if there is none. */
export function textOfPacked(loaded: readonly unknown[]): string {
  const packed = loaded.find((data) => data instanceof Object && isPacked(data)) as Packed<unknown> | undefined;
  return packed ? JSON.stringify(packed[content]).replaceAll("<", "\\u003c") : "";
}

function isPacked(data: object): data is Packed<unknown> {
  return "isInPage" in data;
}

function readPage(): object {
  inPage ??= JSON.parse(String(document.getElementById(PAGE_DATA)?.textContent));
  return inPage;
}
