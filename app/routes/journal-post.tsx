import { data } from "react-router";
import { loadPost } from "~/features/journal/load-journal.ts";
import { postHead } from "~/features/journal/post-head.ts";
import { PostScreen } from "~/features/journal/post-screen.tsx";
import type { Route } from "./+types/journal-post.ts";

export const handle = { words: "pages" } as const;

async function load(request: Request) {
  const found = await loadPost(new URL(request.url).searchParams.get("post") ?? undefined);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function loader({ request }: Route.LoaderArgs) {
  return load(request);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { needWords } = await import("~/i18n/words.client.ts");
  const [found] = await Promise.all([load(request), needWords("pages")]);
  return found;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? postHead(loaderData, matches[0].loaderData.origin) : [{ title: "Not found" }];
}

export default function JournalPost({ loaderData }: Route.ComponentProps) {
  return <PostScreen key={loaderData.post.slug} loaded={loaderData} />;
}
