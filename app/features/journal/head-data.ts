import type { MetaDescriptor } from "react-router";

/** Where feed readers find the journal. */
export function rssLink(): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href: "/rss.xml" };
}
