import "~/themes/furniture-seven.css";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { CallToAction } from "~/sections/call-to-action.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { DeliveryTimeline } from "~/sections/delivery-timeline.tsx";
import { ProductRow } from "~/sections/product-row.tsx";
import { RoomHero } from "~/sections/room-hero.tsx";
import { StoryPanel } from "~/sections/story-panel.tsx";
import furnitureSeven from "~/themes/furniture-seven.css?inline";
import type { Route } from "./+types/furniture-seven.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { defineHome } from "./home.ts";
import { besides, bestSelling, chosen, preferred } from "./shelves.ts";

const home = defineHome({
  title: "Furniture that arrives",
  description:
    "When an order placed today reaches you, day by day: what we pack, when it comes, until when it may go back.",
  theme: { name: "furniture-seven", css: furnitureSeven },
  header: "stacked",
  footer: "columns",
  shelves: {
    kinds: subCategoryIndex("furniture"),
    best: besides(4, bestSelling(8, "furniture"), chosen("19", "24")),
    parcels: preferred("84", "83", "86", "82", "87"),
    flat: chosen("24"),
    whole: chosen("19"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

export default function FurnitureSeven({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { kinds, best, parcels, flat, whole } = loaderData;
  return (
    <>
      <RoomHero
        look="dusk"
        title={t("Home before dark")}
        text={t("Order in the morning, and see here on which evening you will sit in it.")}
        action={{ to: "#delivery", label: t("When would it come?") }}
        second={{ to: "/categoryproduct/furniture", label: t("All furniture") }}
        scene={{
          path: "scenes/evening-room",
          alt: t("A corner sofa and a caramel armchair beside a lit floor lamp, before a blue wall in the evening"),
          focus: "object-[100%_60%] lg:object-[50%_12%] rtl:-scale-x-100",
        }}
      />
      <div id="delivery" className="scroll-mt-16">
        <DeliveryTimeline
          title={t("If you order today")}
          text={t("Counted in working days. Holidays, stairs and snow may add one; we tell you.")}
        />
      </div>
      <ProductRow
        title={t("What comes by van")}
        more={{ to: "/categoryproduct/furniture", label: t("All furniture") }}
        products={best}
        across={4}
      />
      <CallToAction
        look="card"
        tone="accent"
        product={whole[0]}
        title={t("No screws")}
        text={t("A chair of solid ash that comes in one piece and weighs four kilos.")}
        action={{ to: "/product/19", label: t("The spindle chair") }}
      />
      <CategoryStrip title={t("What are we bringing?")} categories={kinds} look="arches" />
      <StoryPanel
        product={flat[0]}
        isLow
        look="start"
        tone="ground"
        title={t("Eight bolts, thirty minutes, two people")}
        action={{ to: "/delivery", label: t("How large things are delivered") }}
      >
        <p>{t("Whatever needs putting together says so, and what is left for you to do.")}</p>
        <p>{t("The carrier takes the cardboard away again. You keep the Allen key.")}</p>
      </StoryPanel>
      <ProductRow
        title={t("One person can carry these")}
        lead={t("Spoons, mugs, a candle: they come in a parcel, and nobody has to measure the stairs.")}
        more={{ to: "/categoryproduct/handmade", label: t("Everything handmade") }}
        products={parcels}
        across={5}
      />
    </>
  );
}
