import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { WordsProvider } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";
import { type Keep, KeepContext } from "./kept.tsx";

/** What is kept of the pages of a language. */
type KeptPage = {
  /** Gives a mark that stands for what is kept: a page is put together of bytes, not of text. */
  keep: Keep;
  /** Puts in what the marks of a document stand for. */
  fill: (html: string) => Buffer<ArrayBuffer>;
};
type Entry = { of: object | undefined; html: Buffer | undefined };

/** The most bytes of HTML that are kept, all languages together. */
const CAPACITY = 16_000_000;
/** React writes `<` in no text and no attribute: what shoppers or owners write is never taken for a mark. */
const mark = (place: number) => `<!--kept ${place}-->`;
const marks = /<!--kept (\d+)-->/;

/** Keeps HTML by language and name; beyond the capacity what was used least recently leaves. */
export function createKeeper(capacity = CAPACITY): (words: Words) => KeptPage {
  const kept = new Map<string, Entry>();
  let taken = 0;

  function look(words: Words, ...[name, of, shown]: Parameters<Keep>): Buffer | undefined {
    const key = `${words.language} ${name}`;
    const known = kept.get(key);
    kept.delete(key);
    taken -= sizeOf(key, known);
    const inner: Keep = (...asked) => look(words, ...asked)?.toString();
    const entry = known?.of === of && known ? known : { of, html: draw(shown, words, inner) };
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
      keep(...asked) {
        const html = look(words, ...asked);
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

/** Nothing where the document's head is to hear of it: a picture of the first view, a script. */
function draw(shown: ReactNode, words: Words, keep: Keep): Buffer | undefined {
  const html = renderToString(
    <WordsProvider words={words}>
      <KeepContext value={keep}>{shown}</KeepContext>
    </WordsProvider>,
  );
  return html.startsWith("<link") || html.includes("<script") ? undefined : Buffer.from(html);
}
