import { directionOf } from "../../app/platform/i18n/languages.ts";
import type { Words } from "../../app/platform/i18n/words.ts";
import type { Shop } from "../../app/settings/shop.ts";

type ManifestSettings = {
  shop: Pick<Shop, "name" | "tagline">;
  /** The background colour of screens. */
  paper: string;
  words: Pick<Words, "language" | "t">;
};

/** The web app manifest, in the language of `words`. */
export function webManifest({ shop, paper, words: { language, t } }: ManifestSettings): string {
  const png = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: shop.name,
    short_name: shop.name,
    description: t(shop.tagline),
    lang: language,
    dir: directionOf(language),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      png("/icon-192.png", 192, "any"),
      png("/icon-512.png", 512, "any"),
      png("/icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: [
      { name: t("Search"), url: "/search" },
      { name: t("Cart"), url: "/cart" },
    ],
  });
}
