import type { MetaDescriptor } from "react-router";
import { shop } from "../../../shop.config.ts";
import { canonical, rssLink, structuredData } from "./head-data.ts";
import { postAddress } from "./journal-query.ts";
import type { LoadedPost } from "./load-journal.ts";

/** What the head of a post's document says. `origin` is the shop's, without a slash at its end. */
export function postHead({ post, details }: LoadedPost, origin: string): MetaDescriptor[] {
  const url = `${origin}${postAddress(post.slug)}`;
  const image = post.picture && `${origin}/pictures/${post.picture}-640.jpg`;
  return [
    { title: `${post.title} · ${shop.name}` },
    { name: "description", content: post.description },
    { name: "author", content: post.author },
    { property: "og:type", content: "article" },
    { property: "og:title", content: post.title },
    { property: "og:description", content: post.description },
    { property: "og:url", content: url },
    { property: "article:published_time", content: post.date },
    ...(image ? [{ property: "og:image", content: image }] : []),
    canonical(url),
    rssLink(),
    ...structuredData({
      "@type": "Article",
      url,
      mainEntityOfPage: url,
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      dateModified: post.date,
      inLanguage: "en",
      articleSection: post.category,
      keywords: post.tags.join(", "),
      ...(image && { image }),
      author: { "@type": "Person", name: post.author, jobTitle: details.writer.role },
      publisher: { "@type": "Organization", name: shop.name, url: origin, logo: `${origin}/icon-512.png` },
    }),
  ];
}
