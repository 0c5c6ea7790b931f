import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { completeHead } from "~/shell/complete-head.server.ts";

const END = "</body></html>";

/**
 * Renders a whole document without streaming, so that status codes are correct and the HTML can be cached and hashed.
 * Rethrows a screen's error: the router then renders its error boundary.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: Readonly<RouterContextProvider>,
) {
  const { words, origin, structuredData, deliver } = load.get(requestWords);
  const { serverHandoffStream, ...settled } = onlyMatched(context);
  const loaded = serverHandoffStream ? await textOf(serverHandoffStream) : "";
  const document = renderToString(
    <WordsProvider words={words}>
      <ServerRouter context={settled} url={request.url} />
    </WordsProvider>,
  );
  const headEnd = document.indexOf("</head>");
  const { pathname } = new URL(request.url);
  const head = completeHead(document.slice(0, headEnd), { pathname, origin, structuredData });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const pieces = [`<!DOCTYPE html>${head}`, document.slice(headEnd, -END.length), `${handOver(loaded)}${END}`];
  deliver?.(pieces);
  return new Response(deliver ? null : pieces.join(""), { status, headers });
}

/** Logs what keeps a screen from being shown; a URL or method that the shop does not have is not an error. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(requestWords).report(error);
};

/** Keeps the matched routes alone: the router makes every route that it is given anew for each page. */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text;
}

/**
 * The loader data as the router's start script reads it, at the very end, after the visible content. In single quotes: it
 * is full of double ones, whose escapes would add 0.1 to 0.2 kB to a compressed page.
 */
function handOver(loaded: string): string {
  const text = loaded.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n").replaceAll("<", "\\u003c");
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue('${text}');</script><script>${controller}.close();</script>`;
}
