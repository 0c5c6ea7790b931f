import { titleOf } from "../../app/features/catalogue/department-names.ts";
import type { PostSummary } from "../../app/features/journal/article.ts";
import { postAddress } from "../../app/features/journal/post-address.ts";
import { inLanguage } from "../../app/platform/i18n/languages.ts";
import type { Words } from "../../app/platform/i18n/words.ts";
import { escapeMarkup } from "../../app/platform/ui/escape-markup.ts";
import type { Shop } from "../../app/settings/shop.ts";

type RssSettings = { origin: string; shop: Shop; words: Pick<Words, "language" | "t"> };

/** The journal as an RSS feed in one language, newest first. `origin` has no trailing slash. */
export function rss(posts: readonly PostSummary[], { origin, shop, words }: RssSettings): string {
  const { language, t } = words;
  const address = (path: string) => escapeMarkup(inLanguage(`${origin}${path}`, language));
  const newest = posts[0]?.date;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeMarkup(`${shop.name} ${t("Journal")}`)}</title>
<link>${address("/blog-standard")}</link>
<description>${escapeMarkup(t(shop.tagline))}</description>
<language>${language}</language>
${newest ? `<lastBuildDate>${dateOf(newest)}</lastBuildDate>` : ""}
<atom:link href="${address("/rss.xml")}" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, address(postAddress(post.slug)), words)).join("\n")}
</channel>
</rss>
`;
}

/** `<dc:language>` marks a post that is not in the language of the feed. */
function item(post: PostSummary, address: string, { language, t }: RssSettings["words"]): string {
  const names = [post.category, ...post.tags].map((name) => t(titleOf(name)));
  const categories = names.map((name) => `<category>${escapeMarkup(name)}</category>`);
  return `<item>
<title>${escapeMarkup(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${dateOf(post.date)}</pubDate>
<dc:creator>${escapeMarkup(post.author)}</dc:creator>
${post.language === language ? "" : `<dc:language>${post.language}</dc:language>\n`}${categories.join("")}
<description>${escapeMarkup(post.description)}</description>
</item>`;
}

function dateOf(day: string): string {
  return new Date(day).toUTCString();
}
