import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
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
  const { words, report } = load.get(requestWords);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <WordsProvider words={words}>
        <ServerRouter context={context} url={request.url} />
      </WordsProvider>,
      {
        onAllReady() {
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
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
  return new Response(html, { status: answer, headers });
}
