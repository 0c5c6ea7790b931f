import { homesLinks, journalLinks, newsletterLinks, ownLinks, saleLinks } from "../shop-links.ts";

/** The footer's links: path and English name. */
export const footerGroups = [
  {
    title: "Shop",
    links: [
      ["/shop-grid-standard", "All products"],
      ["/shop-grid-standard?sort=newest", "New in"],
      ...saleLinks,
      ...homesLinks,
      ...ownLinks("shop"),
    ],
  },
  {
    title: "Help",
    links: [
      ["/faq", "Frequently asked questions"],
      ["/contact", "Contact"],
      ["/delivery", "Delivery and payment"],
      ["/returnandrefund", "Returns and refunds"],
      ["/order", "Find an order"],
      ...ownLinks("help"),
    ],
  },
  {
    title: "About us",
    links: [
      ["/about", "Who we are"],
      ...journalLinks,
      ...newsletterLinks,
      ["/accessibility", "Accessibility"],
      ...ownLinks("about"),
    ],
  },
] as const;
