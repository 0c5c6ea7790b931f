import { theme } from "~/generated/themes/pet-food.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { BannerMosaic } from "../sections/banner-mosaic.tsx";
import { Features } from "../sections/features.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/pet-food.ts";
import { posts, withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { CutoutHero } from "./pet-food/cutout-hero.tsx";
import { PetChooser, type Ration } from "./pet-food/pet-chooser.tsx";
import { besides, bestSelling, chosen } from "./shelves.ts";

const home = defineHome({
  title: "Food for dogs, cats and garden birds",
  description: "Choose your animal, say how much it weighs, and see how much it eats a day and how long a pack lasts.",
  theme,
  picture: "scenes/pet-corner",
  header: "classic",
  footer: "columns",
  shelves: {
    lead: chosen("116", "118"),
    food: withFacts("pet food", "116", "117", "119", "120", "121", "122", "123"),
    banners: chosen("123"),
    best: besides(4, bestSelling(8, "pet food"), chosen("116", "118", "123")),
    letters: posts("how-much-goes-in-the-bowl"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/subcategoryproduct/dogs",
    "/subcategoryproduct/treats",
    "/subcategoryproduct/cats",
    "/tagproduct/plant-based",
    "/tagproduct/salmon",
  ],
  home.loader,
);

export default function PetFood({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, food, banners, best, letters } = loaderData;
  const ration = (id: string): Ration[] => {
    const entry = food.find(({ product }) => product.id === id);
    if (!entry) return [];
    // "190 g a day at 15 kg", in any language; food that is fed by the piece has no such figures.
    const [, grams, kilos] = entry.facts.Feeding?.match(/^\D*(\d{2,})\D+(\d+)\D*$/) ?? [];
    return [{ product: entry.product, ...(grams && { gramsADay: Number(grams), atKilos: Number(kilos) }) }];
  };
  return (
    <>
      <CutoutHero
        front={{ product: lead[0] }}
        back={{ product: lead[1] }}
        title={t("What’s in the bowl?")}
        text={t("Salmon, turkey, oats. Every label says how much of it, and so do we.")}
        action={{ to: "#pet", label: t("Choose your pet") }}
        second={{ to: "/categoryproduct/pet-food", label: t("The whole larder") }}
      />
      <PetChooser
        title={t("Who is it for?")}
        pets={[
          {
            name: t("A dog"),
            text: t("Grown up and out every day. Puppies and old dogs need other amounts."),
            weight: [10, 45, 20],
            rations: ["116", "122", "119", "123"].flatMap(ration),
            more: { to: "/subcategoryproduct/dogs", label: t("Everything for dogs") },
          },
          {
            name: t("A small dog"),
            text: t("Small dogs eat more for their weight than large ones. Break the biscuits in half."),
            weight: [2, 9, 6],
            rations: ["119", "116", "123"].flatMap(ration),
            more: { to: "/subcategoryproduct/treats", label: t("All treats") },
          },
          {
            name: t("A cat"),
            text: t("Tins and kibble can share a day: half of each ration, and water beside it."),
            weight: [2, 8, 4],
            rations: ["117", "120", "123"].flatMap(ration),
            more: { to: "/subcategoryproduct/cats", label: t("Everything for cats") },
          },
          {
            name: t("Garden birds"),
            text: t("A handful in the morning, all year round, where no cat can sit in wait."),
            rations: ["121"].flatMap(ration),
            more: { to: "/tagproduct/plant-based", label: t("Plant-based food") },
          },
        ]}
      />
      <BannerMosaic
        look="steps"
        banners={[
          {
            scene: {
              path: "scenes/pet-corner",
              alt: t("A corner for pets: a round bed on a teal rug, sacks and tins of food, a jar of treats, a ball"),
              focus: "object-[22%_60%] sm:object-[100%_60%]",
            },
            title: t("For good dogs"),
            action: { to: "/subcategoryproduct/treats", label: t("Treats") },
            tone: "ground",
          },
          {
            product: banners[0],
            title: t("One pump over dinner"),
            text: t("Salmon oil, nothing else."),
            action: { to: "/tagproduct/salmon", label: t("Everything with salmon") },
          },
        ]}
      />
      <Features
        look="numbered"
        tone="accent"
        features={[
          { title: t("A quarter new"), text: t("Days one to three: three parts of the old food, one of the new.") },
          { title: t("Half and half"), text: t("Days four to six. If the stomach grumbles, stay here longer.") },
          { title: t("All of it"), text: t("After a week. Keep the label: it says what was different.") },
        ]}
      />
      <ProductRow
        hasStars
        title={t("Carried home most often")}
        more={{ to: "/categoryproduct/pet-food?sort=best-selling", label: t("All best sellers") }}
        products={best}
      />
      <JournalTeasers title={t("Read the label")} look="lines" posts={letters} />
    </>
  );
}
