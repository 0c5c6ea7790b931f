import type { Shop } from "../app/features/shop/shop.ts";

/** What a device needs to put the shop on its home screen; `paper` is the colour of its ground. */
export function webManifest(shop: Pick<Shop, "name" | "tagline" | "fallbackLanguage">, paper: string): string {
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
    description: shop.tagline,
    lang: shop.fallbackLanguage,
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
      { name: "Search", url: "/search" },
      { name: "Cart", url: "/cart" },
    ],
  });
}
