import { theme } from "~/generated/themes/furniture-five.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { PhotoStrip } from "../sections/photo-strip.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import { RuledFeatures } from "../sections/ruled-features.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/furniture-five.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { RoomHero } from "./furniture-five/room-hero.tsx";
import { SameCorner } from "./furniture-five/same-corner.tsx";
import { defineHome } from "./home.ts";
import { besides, chosen, newest } from "./shelves.ts";

const home = defineHome({
  title: "One room, furnished",
  description: "One quiet room and what it looks like with another sofa: pull the slider, keep the one you like.",
  theme,
  picture: "scenes/quiet-room",
  header: "classic",
  footer: "line",
  notice: true,
  shelves: {
    corner: chosen("23", "24"),
    kinds: subCategoryIndex("furniture"),
    fresh: besides(4, newest(8, "furniture"), chosen("23", "24", "22")),
    story: chosen("22"),
    small: chosen("80", "16", "83", "82", "11", "75"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = home.loader;

export default function FurnitureFive({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { corner, kinds, fresh, story, small } = loaderData;
  return (
    <>
      <RoomHero
        title={t("Less in the room, more room")}
        text={t("A sofa, a chair, a lamp. The rest is wall.")}
        action={{ to: "/categoryproduct/furniture", label: t("All furniture") }}
        scene={{
          path: "scenes/quiet-room",
          alt: t(
            "A curved white sofa, a black spindle chair and a floor lamp before a bare wall with the light of a window",
          ),
          focus: "object-[52%_55%] md:object-[50%_62%]",
        }}
      />
      <SameCorner
        title={t("The same corner, twice")}
        text={t("Drag the line, or use the arrow keys: chestnut leather on one side, oiled oak on the other.")}
        before={corner[0]}
        after={corner[1]}
      />
      <CategoryStrip categories={kinds} look="rows" />
      <StoryPanel
        product={story[0]}
        look="wide"
        tone="ground"
        title={t("Three seats and a place to lie")}
        action={{ to: "/product/22", label: t("The corner sofa") }}
      >
        <p>
          {t(
            "236 by 164 centimetres of stone-coloured wool. Draw it on the floor with tape before you order; we would.",
          )}
        </p>
      </StoryPanel>
      <ProductRow
        title={t("New in")}
        more={{ to: "/categoryproduct/furniture?sort=newest", label: t("Everything new") }}
        products={fresh}
      />
      <PhotoStrip products={small} look="joined" />
      <RuledFeatures
        features={[
          { title: t("Delivered to the room"), text: t("By two people, on a day that you agree with them.") },
          { title: t("14 days to look at it"), text: t("In the morning, at noon and at night.") },
          { title: t("Prices as they are"), text: t("A crossed-out price is the lowest of the 30 days before.") },
        ]}
      />
    </>
  );
}
