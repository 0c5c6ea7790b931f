import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { WordsProvider } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";
import { type CacheMarkup, MarkupCacheContext } from "./cached-markup.tsx";

/** The cache of one language, for one page. */
type PageMarkup = {
  /** Returns a placeholder for the cached HTML, because a page is assembled from bytes, not text. */
  cacheMarkup: CacheMarkup;
  /** Replaces the placeholders in a document. */
  fill: (html: string) => Buffer<ArrayBuffer>;
};
type Entry = { of: object | undefined; html: Buffer | undefined };

/** Limit of the cache in bytes of HTML, all languages together. */
const CAPACITY = 16_000_000;
/** React escapes `<` in text and attributes, so no user's text can be taken for a placeholder. */
const mark = (place: number) => `<!--kept ${place}-->`;
const marks = /<!--kept (\d+)-->/;

/** Creates an LRU cache of rendered HTML by language and name. */
export function createMarkupCache(capacity = CAPACITY): (words: Words) => PageMarkup {
  const kept = new Map<string, Entry>();
  let taken = 0;

  function look(words: Words, ...[name, of, shown]: Parameters<CacheMarkup>): Buffer | undefined {
    const key = `${words.language} ${name}`;
    const known = kept.get(key);
    kept.delete(key);
    taken -= sizeOf(key, known);
    const cacheInner: CacheMarkup = (...args) => look(words, ...args)?.toString();
    const entry = known?.of === of && known ? known : { of, html: draw(shown, words, cacheInner) };
    kept.set(key, entry);
    taken += sizeOf(key, entry);
    for (const [oldest, { html }] of kept) {
      if (taken <= capacity) break;
      kept.delete(oldest);
      taken -= sizeOf(oldest, { of, html });
    }
    return entry.html;
  }

  return (words) => {
    const used: Buffer[] = [];
    return {
      cacheMarkup(...args) {
        const html = look(words, ...args);
        return html && mark(used.push(html) - 1);
      },
      fill: (html) =>
        Buffer.concat(
          html.split(marks).map((piece, i) => (i % 2 ? used[Number(piece)] : undefined) ?? Buffer.from(piece)),
        ),
    };
  };
}

function sizeOf(key: string, entry: Entry | undefined): number {
  return entry ? key.length + (entry.html?.length ?? 0) : 0;
}

/** Renders to HTML; undefined if the document's head has to know of it: a picture of the initial viewport, a script. */
function draw(shown: ReactNode, words: Words, cacheMarkup: CacheMarkup): Buffer | undefined {
  const html = renderToString(
    <WordsProvider words={words}>
      <MarkupCacheContext value={cacheMarkup}>{shown}</MarkupCacheContext>
    </WordsProvider>,
  );
  return html.startsWith("<link") || html.includes("<script") ? undefined : Buffer.from(html);
}
