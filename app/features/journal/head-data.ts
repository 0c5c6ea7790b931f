import type { MetaDescriptor } from "react-router";

/** The one address under which search engines know what is shown. */
export function canonical(href: string): MetaDescriptor {
  return { tagName: "link", rel: "canonical", href };
}

/** Where feed readers find the journal. */
export function rssLink(): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href: "/rss.xml" };
}
