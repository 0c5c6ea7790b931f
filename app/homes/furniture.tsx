import "~/themes/furniture.css";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { BannerMosaic } from "~/sections/banner-mosaic.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { Deal } from "~/sections/deal.tsx";
import { HotspotRoom } from "~/sections/hotspot-room.tsx";
import { JournalTeasers } from "~/sections/journal-teasers.tsx";
import { ProductTabs } from "~/sections/product-tabs.tsx";
import { RuledFeatures } from "~/sections/ruled-features.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { StoryPanel } from "~/sections/story-panel.tsx";
import furniture from "~/themes/furniture.css?inline";
import type { Route } from "./+types/furniture.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { posts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { bestSelling, chosen, deal, newest, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Furniture for rooms that are lived in",
  description: "Chairs and sofas of oak, wool, linen and leather, with their measurements stated plainly.",
  theme: { name: "furniture", css: furniture },
  header: "classic",
  footer: "columns",
  notice: true,
  shelves: {
    lead: chosen("20"),
    room: chosen("19", "80", "29", "81"),
    kinds: subCategoryIndex("furniture"),
    banners: chosen("42", "25", "23"),
    fresh: newest(4, "furniture"),
    best: bestSelling(4, "furniture"),
    sale: reduced(4, "furniture"),
    deal: deal("furniture"),
    letters: posts("measure-a-small-room-for-a-sofa", "caring-for-leather", "what-a-stoneware-glaze-is"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

const places = ["left-[37%] top-[66%]", "left-[58%] top-[46%]", "left-[88.5%] top-[37%]", "left-[21%] top-[71%]"];

export default function Furniture({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, room, kinds, banners, fresh, best, sale, deal: weekly, letters } = loaderData;
  const all = "/categoryproduct/furniture";
  return (
    <>
      <SplitHero
        scene={{
          path: "scenes/living-room",
          alt: t(
            "A sage green sofa, a leather armchair and a lit lamp around a round rug, with two prints on the wall",
          ),
          focus: "object-[100%_50%] lg:object-[82%_50%]",
        }}
        product={lead[0]}
        look="inset"
        tone="ground"
        eyebrow={t("Oak, wool, linen, leather")}
        title={t("Sit down. Stay a while.")}
        text={t("Chairs and sofas that look right on the first evening and better after ten years.")}
        action={{ to: "/subcategoryproduct/armchairs", label: t("Armchairs") }}
        second={{ to: "/subcategoryproduct/sofas", label: t("Sofas") }}
        hasPrice
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
      <HotspotRoom
        title={t("The dining room")}
        text={t("Tap a dot to see what it is and what it costs.")}
        scene={{
          path: "scenes/dining-room",
          alt: t(
            "Four black spindle chairs around a round oak table with a vase, a lamp above it and a fig tree behind",
          ),
        }}
        spots={room.map((product, i) => ({ product, place: places[i] ?? "" }))}
      />
      <CategoryStrip title={t("By type")} categories={kinds} look="rows" />
      <BannerMosaic
        look="first-wide"
        banners={[
          {
            product: banners[1],
            title: t("Sofas with a curve"),
            text: t("They soften a square room and seat one more."),
            action: { to: "/tagproduct/boucle", label: t("Everything in bouclé") },
          },
          {
            product: banners[0],
            title: t("For small rooms"),
            action: { to: "/tagproduct/small-space", label: t("Small space") },
            tone: "ground",
          },
        ]}
      />
      <ProductTabs
        title={t("All around the house")}
        tabs={[
          { name: t("Best sellers"), products: best, to: `${all}?sort=best-selling`, label: t("All best sellers") },
          { name: t("New arrivals"), products: fresh, to: `${all}?sort=newest`, label: t("Everything new") },
          { name: t("Sale items"), products: sale, to: `${all}?sale=1`, label: t("See the sale") },
        ]}
      />
      <Deal
        title={t("This week, for less")}
        text={t("The crossed-out price is the lowest of the 30 days before.")}
        product={weekly}
      />
      <StoryPanel
        product={banners[2]}
        isLow
        look="end"
        title={t("Leather that keeps a diary")}
        action={{ to: "/tagproduct/leather", label: t("Everything in leather") }}
      >
        <p>
          {t(
            "Ours is dyed through and left open, so that it takes the marks of those who sit on it. After a year it is yours in a way that no delivery can make it.",
          )}
        </p>
      </StoryPanel>
      <JournalTeasers title={t("Before you measure")} posts={letters} />
    </>
  );
}
