import { data } from "react-router";
import { loadPost } from "~/features/journal/load-journal.ts";
import { articleData, postHead } from "~/features/journal/post-head.ts";
import { PostScreen } from "~/features/journal/post-screen.tsx";
import { useHeadingFocus } from "~/features/journal/use-heading-focus.ts";
import { currentWords, loadWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import type { Words } from "~/platform/i18n/words.ts";
import type { RouteHandle } from "~/shell/route-handle.ts";
import type { Route } from "./+types/journal-post.page.ts";

async function load(request: Request, { language }: Words) {
  const found = await loadPost(language, new URL(request.url).searchParams.get("post") ?? undefined);
  if (!found) throw data(null, { status: 404 });
  return { ...found, language };
}

export const handle: RouteHandle = { words: "pages", hasPreview: true };

/** Says to search engines what the page is, which only documents need, not client-side navigation. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, words, structuredData } = context.get(requestWords);
  const found = await load(request, words);
  structuredData.push(articleData(found, { origin, words }));
  return { ...found, origin };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([load(request, currentWords()), loadWords("pages")]);
  return { ...found, origin: location.origin };
}

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [{ name: "robots", content: "noindex" }];
  const { post, origin, language } = loaderData;
  return postHead(post, { origin, search, language });
}

export default function JournalPost({ loaderData }: Route.ComponentProps) {
  useHeadingFocus(loaderData.post.slug);
  return <PostScreen key={loaderData.post.slug} loaded={loaderData} />;
}
