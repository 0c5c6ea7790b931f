/** The ways on at the foot of a screen: address and English name. */
export const footerGroups = [
  {
    title: "Shop",
    links: [
      ["/shop-grid-standard", "All products"],
      ["/shop-grid-standard?sort=newest", "New in"],
      ["/shop-grid-standard?sale=1", "Sale"],
      ["/homes", "All shop windows"],
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
      ["/blog-standard", "Journal"],
      ["/newsletter", "Newsletter"],
      ["/imprint", "Imprint"],
      ["/accessibility", "Accessibility"],
    ],
  },
] as const;
