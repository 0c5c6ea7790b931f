import "~/themes/flower-shop-two.css";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { BunchBuilder } from "~/sections/bunch-builder.tsx";
import { CallToAction } from "~/sections/call-to-action.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { DealStage } from "~/sections/deal-stage.tsx";
import { firstNumber } from "~/sections/first-number.ts";
import { MountedSlider } from "~/sections/mounted-slider.tsx";
import { ProductRow } from "~/sections/product-row.tsx";
import { RuledFeatures } from "~/sections/ruled-features.tsx";
import { StoryPanel } from "~/sections/story-panel.tsx";
import flowerShopTwo from "~/themes/flower-shop-two.css?inline";
import type { Route } from "./+types/flower-shop-two.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { besides, bestSelling, chosen, deal } from "./shelves.ts";

const home = defineHome({
  title: "Flowers, stem by stem",
  description: "Put a bunch together from what is in the buckets and see its stems and its price as you go.",
  theme: { name: "flower-shop-two", css: flowerShopTwo },
  header: "classic",
  footer: "columns",
  notice: true,
  shelves: {
    slides: chosen("45", "46", "48"),
    buckets: withFacts("flower"),
    kinds: subCategoryIndex("flower"),
    best: besides(4, bestSelling(8, "flower"), chosen("45", "46", "48", "50")),
    deal: deal("flower"),
    wreath: chosen("50"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

/** The flowers to choose from, with the number of each that the bunch starts with. */
const buckets: readonly (readonly [id: string, start: number])[] = [
  ["45", 1],
  ["47", 1],
  ["46", 1],
  ["51", 0],
  ["48", 0],
  ["44", 0],
];

export default function FlowerShopTwo({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { slides, buckets: stock, kinds, best, deal: weekly, wreath } = loaderData;
  return (
    <>
      <MountedSlider
        slides={[
          {
            product: slides[0],
            title: t("Thirteen, all leaning"),
            text: t("Tulips grow on in the vase, up to a finger’s breadth a day. Let them."),
            action: { to: "/tagproduct/spring", label: t("Spring flowers") },
          },
          {
            product: slides[1],
            title: t("One open, one to come"),
            text: t("A peony takes two days from bud to teacup. The vase is part of it."),
            action: { to: "/tagproduct/pink", label: t("Everything pink") },
            tone: "stage",
          },
          {
            product: slides[2],
            title: t("August in a jug"),
            text: t("Five sunflowers and a stoneware jug that holds enough water for three days."),
            action: { to: "/tagproduct/summer", label: t("Summer flowers") },
          },
        ]}
      />
      <BunchBuilder
        title={t("Stem by stem")}
        text={t("Take from the buckets. We count the stems and the money; you mind the colours.")}
        parts={buckets.flatMap(([id, start]) => {
          const entry = stock.find(({ product }) => product.id === id);
          return entry ? [{ product: entry.product, stems: firstNumber(entry.facts.Stems) ?? 1, start }] : [];
        })}
      />
      <CategoryStrip title={t("Fresh, potted or dried")} categories={kinds} look="arches" />
      <RuledFeatures
        tone="ground"
        features={[
          { title: t("Cut at a slant"), text: t("With a knife, not with scissors, and again every other day.") },
          { title: t("A hand’s height of water"), text: t("More drowns tulips. Hydrangeas want it to the brim.") },
          { title: t("Away from the fruit bowl"), text: t("Apples make flowers old before their time.") },
        ]}
      />
      <ProductRow
        title={t("First to leave the shop")}
        more={{ to: "/categoryproduct/flower?sort=best-selling", label: t("All best sellers") }}
        products={best}
      />
      <DealStage
        title={t("Bunch of the week")}
        text={t("One at a time. Its crossed-out price is the lowest of the 30 days before.")}
        product={weekly}
      />
      <StoryPanel
        scene={{
          path: "scenes/flower-counter",
          alt: t("A flower counter with tulips and roses in buckets, hydrangeas, sunflowers and a bunch of lavender"),
        }}
        title={t("Seven in the morning")}
        action={{ to: "/categoryproduct/flower", label: t("All flowers") }}
      >
        <p>{t("Buckets out, stems recut, lavender rolled in paper. By noon the counter looks different.")}</p>
      </StoryPanel>
      <CallToAction
        product={wreath[0]}
        title={t("For two winters and longer")}
        text={t("Grasses and strawflowers. Hang them indoors, away from the sun.")}
        action={{ to: "/subcategoryproduct/dried-flowers", label: t("Dried flowers") }}
        look="card"
        tone="accent"
      />
    </>
  );
}
