/** The size that services show the picture of a link in. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/**
 * Returns the meta tags of a link's picture: that of a path as `Picture` takes it, which `server/link-pictures.ts` makes,
 * or the shop's own.
 */
export function linkPicture(path: string | undefined, origin: string) {
  const [name] = path?.split("@") ?? [];
  return [
    { property: "og:image", content: `${origin}/pictures/${name ? `links/${name}` : "preview"}.jpg` },
    { property: "og:image:width", content: String(LINK_PICTURE.width) },
    { property: "og:image:height", content: String(LINK_PICTURE.height) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
