import { theme } from "~/generated/themes/fashion-three.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { Features } from "../sections/features.tsx";
import { ProductTabs } from "../sections/product-tabs.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/fashion-three.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { CrossingHero } from "./fashion-three/crossing-hero.tsx";
import { RunwayGrid } from "./fashion-three/runway-grid.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { besides, bestSelling, chosen, newest, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Fashion, the runway",
  description:
    "Ten pieces, numbered, five abreast. Coats, jackets and what is carried with them, in the order they walk.",
  theme,
  picture: "products/fashion/belted-trench-coat-front",
  header: "classic",
  footer: "line",
  notice: true,
  shelves: {
    lead: chosen("2"),
    runway: chosen("4", "1", "7", "3", "2", "6", "5", "68", "71", "79"),
    kinds: subCategoryIndex("fashion"),
    fresh: newest(8, "accessories"),
    best: besides(8, bestSelling(12, "accessories"), chosen("68", "71", "79")),
    sale: reduced(8, "accessories"),
    pea: chosen("1"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/subcategoryproduct/coats", "/tagproduct/rain"], home.loader);

export default function FashionThree({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, runway, kinds, fresh, best, sale, pea } = loaderData;
  const accessories = "/categoryproduct/accessories";
  return (
    <>
      <CrossingHero
        lines={[t("Straight"), t("lines")]}
        text={t("Coats drawn with a ruler and sewn by people who own one.")}
        action={{ to: "/subcategoryproduct/coats", label: t("All coats") }}
        product={lead[0]}
      />
      <RunwayGrid
        title={t("The runway, one to ten")}
        action={{ to: "/categoryproduct/fashion", label: t("All of fashion") }}
        products={runway}
      />
      <CallToAction
        look="poster"
        tone="accent"
        title={t("Rain? Good.")}
        text={t("Gabardine, coated cloth and hoods that stay up.")}
        action={{ to: "/tagproduct/rain", label: t("Made for rain") }}
      />
      <CategoryStrip title={t("Go straight to")} categories={kinds} look="pills" />
      <ProductTabs
        title={t("In the hand")}
        tabs={[
          {
            name: t("Best sellers"),
            products: best,
            to: `${accessories}?sort=best-selling`,
            label: t("All best sellers"),
          },
          { name: t("New arrivals"), products: fresh, to: `${accessories}?sort=newest`, label: t("Everything new") },
          { name: t("Sale items"), products: sale, to: `${accessories}?sale=1`, label: t("See the sale") },
        ]}
      />
      <StoryPanel
        product={pea[0]}
        tone="deep"
        title={t("Eight buttons, no ornament")}
        action={{ to: "/product/1", label: t("See the pea coat") }}
      >
        <p>
          {t(
            "Every button on the pea coat closes something. Wool melton, wide lapels, an end at the hip: it was drawn for decks.",
          )}
        </p>
        <p>{t("We sell it because nothing about it needs explaining twice.")}</p>
      </StoryPanel>
      <Features
        look="numbered"
        features={[
          { title: t("Measure"), text: t("Each piece has a table of body sizes, in centimetres.") },
          { title: t("Try at home"), text: t("Fourteen days from delivery to change your mind.") },
          { title: t("Mend"), text: t("Buttons and hems are sewn to be sewn again.") },
        ]}
      />
    </>
  );
}
