import { titleOf } from "~/features/catalogue/department-names.ts";
import { journalAddress } from "~/features/journal/journal-query.ts";
import { JournalScreen } from "~/features/journal/journal-screen.tsx";
import { loadListing } from "~/features/journal/load-journal.ts";
import { rssLink } from "~/features/journal/rss-link.ts";
import { currentWords, loadWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import type { Words } from "~/platform/i18n/words.ts";
import { addressLinks } from "~/platform/urls/address-links.ts";
import type { RouteHandle } from "~/shell/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/journal.page.ts";

async function load(request: Request, words: Words) {
  const t = words.forNamespace("pages");
  const listing = await loadListing(new URL(request.url), words);
  const { page, query, categories, tags } = listing;
  const all = page > 1 ? t("Journal, page {{page}}", { page }) : t("Journal");
  const topic = query.category
    ? categories.find(({ slug }) => slug === query.category)
    : tags.find(({ slug }) => slug === query.tag);
  const name = topic && t(titleOf(topic.name));
  const title = name ? `${name} · ${all}` : all;
  const description = [name, t("On choosing, using and mending things.")].filter(Boolean).join(". ");
  return { ...listing, title, description, language: words.language };
}

export const handle: RouteHandle = { words: "pages" };

export function loader({ request, context }: Route.LoaderArgs) {
  return load(request, context.get(requestWords).words);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await loadWords("pages");
  return load(request, currentWords());
}

export function meta({ loaderData, matches, location: { search } }: Route.MetaArgs) {
  const { query, page, posts } = loaderData;
  const origin = matches[0].loaderData.origin;
  const { category, tag } = query;
  return [
    { title: `${loaderData.title} · ${shop.name}` },
    { name: "description", content: loaderData.description },
    // The three layouts show the same posts, so they share one canonical URL.
    ...addressLinks({ origin, address: journalAddress("blog-standard", { category, tag, page }), search }),
    rssLink(loaderData.language),
    ...(query.q || query.author || posts.length === 0 ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  return <JournalScreen listing={loaderData} />;
}
