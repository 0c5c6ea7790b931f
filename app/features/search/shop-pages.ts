import { shop } from "../../../shop.config.ts";
import type { Shop } from "../../settings/shop.ts";

type Row = readonly [to: string, name: string];

/** The shop's own pages that a search finds: address and English name; their other words are in the files of languages. */
export const shopPages: readonly Row[] = [
  ["/returnandrefund", "Returns and refunds"],
  ["/delivery", "Delivery and payment"],
  ["/order", "Find an order"],
  ["/contact", "Contact"],
  ["/faq", "Frequently asked questions"],
  ["/my-account", "Account"],
  ["/withdraw", "Withdraw from contract here"],
  ["/imprint", "Imprint"],
  ["/privacypolicy", "Privacy"],
  ["/terms", "Terms"],
  ["/about", "Who we are"],
  ["/accessibility", "Accessibility"],
  ...((shop as Shop).newsletter === false ? [] : [["/newsletter", "Newsletter"] as const]),
  ...Object.values((shop as Shop).links ?? {}).flatMap((links) => (links ?? []).map(({ to, name }): Row => [to, name])),
];
