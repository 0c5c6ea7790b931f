import type { MetaDescriptor } from "react-router";

type Thing = { url: string } & Record<string, unknown>;

/**
 * Structured data for search engines, as `meta` entries. It stands in the first document alone: a browser that goes on
 * to another screen must not create script elements, which the content security policy forbids.
 */
export function structuredData(thing: Thing): MetaDescriptor[] {
  return typeof document === "undefined" || isInDocument(thing.url)
    ? [{ "script:ld+json": { "@context": "https://schema.org", ...thing } }]
    : [];
}

function isInDocument(url: string): boolean {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].some((script) => script.textContent.includes(JSON.stringify(url)));
}

export function canonical(href: string): MetaDescriptor {
  return { tagName: "link", rel: "canonical", href };
}

export function rssLink(): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href: "/rss.xml" };
}
