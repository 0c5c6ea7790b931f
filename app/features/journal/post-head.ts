import type { MetaDescriptor } from "react-router";
import type { Article, WithContext } from "schema-dts";
import { shop } from "../../../shop.config.ts";
import { inLanguage } from "../../platform/i18n/languages.ts";
import type { Words } from "../../platform/i18n/words.ts";
import { addressLinks } from "../../platform/urls/address-links.ts";
import { linkPicture } from "../../settings/link-picture.ts";
import { titleOf } from "../catalogue/department-names.ts";
import type { PostSummary } from "./article.ts";
import type { LoadedPost } from "./load-journal.ts";
import { postAddress } from "./post-address.ts";
import { rssLink } from "./rss-link.ts";

type Thing = Record<string, unknown>;

type Reader = { origin: string; words: Words };

/** Returns a post's structured data for search engines. `origin` is the shop's, without a trailing slash. */
export function articleData({ post, details }: LoadedPost, { origin, words }: Reader): Thing {
  const t = words.forNamespace("pages");
  const topicName = (name: string) => (post.language === words.language ? t(titleOf(name)) : name);
  const url = inLanguage(`${origin}${postAddress(post.slug)}`, words.language);
  const image = previewPicture(post, origin);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.date,
    inLanguage: post.language,
    articleSection: topicName(post.category),
    keywords: post.tags.map(topicName).join(", "),
    ...(image && { image }),
    author: { "@type": "Person", name: post.author, jobTitle: details.writer.role },
    publisher: { "@type": "Organization", name: shop.name, url: origin, logo: `${origin}/icon-512.png` },
  } satisfies WithContext<Article>;
}

/** Returns a post's meta tags. */
export function postHead(
  post: PostSummary,
  { origin, search, language }: { origin: string; search: string; language: string },
): MetaDescriptor[] {
  return [
    { title: `${post.title} · ${shop.name}` },
    { name: "description", content: post.description },
    { name: "author", content: post.author },
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: post.date },
    ...linkPicture(post.picture, origin),
    ...addressLinks({ origin, address: postAddress(post.slug), search }),
    rssLink(language),
  ];
}

/** Only scenes and the front pictures of products exist as JPEG, which link previews need. */
function previewPicture({ picture = "" }: PostSummary, origin: string): string | undefined {
  const width = picture.startsWith("scenes/") ? 960 : picture.endsWith("-front") ? 640 : undefined;
  return width && `${origin}/pictures/${picture}-${width}.jpg`;
}
