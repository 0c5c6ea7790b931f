import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { requestWords } from "~/i18n/request-words.ts";
import { WordsProvider } from "~/i18n/use-translation.tsx";

const RENDER_TIMEOUT_MS = 6000;

/** Renders a whole document to one string: status codes are true, and the HTML can be cached and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: Readonly<RouterContextProvider>,
) {
  let answer = status;
  const { words, report, deliver } = load.get(requestWords);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <WordsProvider words={words}>
        <ServerRouter context={context} url={request.url} />
      </WordsProvider>,
      {
        onAllReady() {
          pipe(collect(resolve));
          clearTimeout(timer);
        },
        onShellError: reject,
        onError(error) {
          answer = 500;
          report(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  deliver?.(html);
  return new Response(deliver ? null : html, { status: answer, headers });
}

/** Takes a document in its pieces and hands it on as one text. */
function collect(done: (html: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces).toString());
      next();
    },
  });
}
