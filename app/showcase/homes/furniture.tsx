import { ProductGrid } from "~/features/product/product-grid.tsx";
import { theme } from "~/generated/themes/furniture.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Section } from "~/platform/ui/section.tsx";
import { Deal } from "../sections/deal.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { RuledFeatures } from "../sections/ruled-features.tsx";
import type { Route } from "./+types/furniture.ts";
import { posts } from "./detail-shelves.ts";
import { HotspotRoom } from "./furniture/hotspot-room.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { bestSelling, cards, chosen, deal } from "./shelves.ts";

const home = defineHome({
  title: "Furniture for rooms that are lived in",
  description: "Chairs and sofas of oak, wool, linen and leather, with their measurements stated plainly.",
  theme,
  picture: "scenes/living-room",
  header: "classic",
  footer: "columns",
  notice: true,
  shelves: {
    living: chosen("21", "20", "80", "81", "26"),
    dining: chosen("19", "36", "80", "83", "29"),
    best: cards(bestSelling(8, "furniture")),
    deal: deal("furniture"),
    letters: posts("measure-a-small-room-for-a-sofa", "caring-for-leather", "what-a-stoneware-glaze-is"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/subcategoryproduct/chairs"], home.loader);

/** Where the pieces stand, by room. */
const living = [
  "left-[42%] top-[62%]",
  "left-[79%] top-[56%]",
  "left-[11%] top-[57%]",
  "left-[4.5%] top-[70%]",
  "left-[94%] top-[54%]",
];
const dining = [
  "left-[39%] top-[66%]",
  "left-[51%] top-[52%]",
  "left-[58%] top-[48%]",
  "left-[66%] top-[50%]",
  "left-[88%] top-[37%]",
];

export default function Furniture({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { living: inLiving, dining: inDining, best, deal: weekly, letters } = loaderData;
  return (
    <>
      <HotspotRoom
        isHero
        title={t("Sit down. Stay a while.")}
        text={t("Chairs and sofas that look right on the first evening and better after ten years.")}
        scene={{
          path: "scenes/living-room",
          alt: t(
            "A sage green sofa, a leather armchair and a lit lamp around a round rug, with two prints on the wall",
          ),
        }}
        spots={inLiving.map((product, i) => ({ product, place: living[i] ?? "" }))}
        action={{ to: "/categoryproduct/furniture", label: t("All furniture") }}
      />
      <Section title={t("All around the house")}>
        <ProductGrid products={best} />
      </Section>
      <HotspotRoom
        title={t("The dining room")}
        text={t("Every number is for sale. The list says for how much.")}
        scene={{
          path: "scenes/dining-room",
          alt: t(
            "Four black spindle chairs around a round oak table with a vase, a lamp above it and a fig tree behind",
          ),
        }}
        spots={inDining.map((product, i) => ({ product, place: dining[i] ?? "" }))}
        action={{ to: "/subcategoryproduct/chairs", label: t("Chairs") }}
      />
      <RuledFeatures
        features={[
          { title: t("Every measurement"), text: t("Width, depth, height, and the height of the seat.") },
          {
            title: t("Delivered to the room"),
            text: t("By two people, on a day that you agree with them."),
          },
          { title: t("Covers that come off"), text: t("Marked wherever they can be washed.") },
          { title: t("14 days to sit on it"), text: t("If it does not fit, it goes back.") },
        ]}
      />
      <Deal
        title={t("This week, for less")}
        text={t("The crossed-out price is the lowest of the 30 days before.")}
        product={weekly}
      />
      <JournalTeasers title={t("Before you measure")} posts={letters} />
    </>
  );
}
