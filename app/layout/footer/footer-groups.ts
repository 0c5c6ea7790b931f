import { hasSeveralHomes } from "~/features/shop/has-several-homes.ts";
import { homesHere } from "~/features/shop/homes-here.ts";
import { journalLinks, saleLinks } from "../shop-links.ts";

/** The ways on at the foot of a screen: address and English name. */
export const footerGroups = [
  {
    title: "Shop",
    links: [
      ["/shop-grid-standard", "All products"],
      ["/shop-grid-standard?sort=newest", "New in"],
      ...saleLinks,
      ...(hasSeveralHomes({ homes: homesHere }) ? ([["/homes", "All shop windows"]] as const) : []),
    ],
  },
  {
    title: "Help",
    links: [
      ["/contact", "Contact"],
      ["/delivery", "Delivery and payment"],
      ["/returnandrefund", "Returns and refunds"],
      ["/order", "Find an order"],
    ],
  },
  {
    title: "About us",
    links: [
      ["/about", "Who we are"],
      ...journalLinks,
      ["/newsletter", "Newsletter"],
      ["/imprint", "Imprint"],
      ["/accessibility", "Accessibility"],
    ],
  },
] as const;
