import { canonical, rssLink } from "~/features/journal/head-data.ts";
import { journalAddress } from "~/features/journal/journal-query.ts";
import { JournalScreen } from "~/features/journal/journal-screen.tsx";
import { loadListing } from "~/features/journal/load-journal.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/journal.ts";

export const handle = { words: "pages" } as const;

export function loader({ request }: Route.LoaderArgs) {
  return loadListing(new URL(request.url));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { needWords } = await import("~/i18n/current-words.tsx");
  await needWords("pages");
  return loadListing(new URL(request.url));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { query, page } = loaderData;
  const origin = matches[0].loaderData.origin;
  const { category, tag } = query;
  return [
    { title: `${page > 1 ? `Journal, page ${page}` : "Journal"} · ${shop.name}` },
    {
      name: "description",
      content: "On choosing, using and mending the things of a household, by four people with trades of their own.",
    },
    // The three layouts show the same posts: one of them stands for all.
    canonical(`${origin}${journalAddress("blog-standard", { category, tag, page })}`),
    rssLink(),
    ...(query.q || query.author ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  return <JournalScreen listing={loaderData} />;
}
