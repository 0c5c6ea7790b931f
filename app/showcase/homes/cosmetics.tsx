import { theme } from "~/generated/themes/cosmetics.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CaptionedPictures } from "../sections/captioned-pictures.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/cosmetics.ts";
import { MacroSlider } from "./cosmetics/macro-slider.tsx";
import { Routine } from "./cosmetics/routine.tsx";
import { posts, withViews } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { besides, bestSelling, chosen } from "./shelves.ts";

const home = defineHome({
  title: "Cosmetics, step by step",
  description: "Creams, oils and soaps with everything that is in them on the page, and a routine of three steps.",
  theme,
  picture: "scenes/beauty-podium",
  header: "overlay",
  headerTone: "stage",
  footer: "columns",
  shelves: {
    lead: chosen("61", "66", "62"),
    steps: withViews("67", "62", "61"),
    banners: chosen("60", "64", "63"),
    best: besides(5, bestSelling(8, "cosmetics"), chosen("67", "62", "61")),
    cream: withViews("61"),
    letters: posts("read-the-back-of-the-jar", "presents-that-somebody-made", "the-lowest-price-of-thirty-days"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/subcategoryproduct/skincare",
    "/subcategoryproduct/make-up",
    "/tagproduct/dry-skin",
    "/tagproduct/handbag",
    "/tagproduct/set",
    "/subcategoryproduct/scents-and-soaps",
    "/blog-details-standard?post=read-the-back-of-the-jar",
  ],
  home.loader,
);

export default function Cosmetics({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, steps, banners, best, cream, letters } = loaderData;
  const words = [
    {
      name: t("Cleanse"),
      how: t("Olive oil soap, stirred cold and cured for six weeks. Hands and body, lukewarm water."),
    },
    {
      name: t("Treat"),
      how: t("Three drops of oil, warmed between the palms and pressed on. Two minutes, eyes shut."),
    },
    { name: t("Protect"), how: t("A light cream on top. It sinks in before the toast is ready.") },
  ];
  return (
    <>
      <MacroSlider
        slides={[
          {
            product: lead[0],
            part: "origin-[50%_75%]",
            title: t("Rose, close up"),
            text: t("Rose water and squalane under a copper lid."),
            action: { to: "/subcategoryproduct/skincare", label: t("Skincare") },
          },
          {
            product: lead[1],
            part: "origin-[45%_70%]",
            title: t("Pressed sun"),
            text: t("A veil of warm peach, pressed into rays that last until you reach the metal."),
            action: { to: "/subcategoryproduct/make-up", label: t("Make-up") },
          },
          {
            product: lead[2],
            part: "origin-[50%_60%]",
            title: t("Five oils, one drop"),
            text: t("Amber glass, because light is hard on apricot kernels."),
            action: { to: "/tagproduct/dry-skin", label: t("For dry skin") },
          },
        ]}
      />
      <Routine
        title={t("The routine")}
        text={t("Three steps in the order that works. Leave out what you already have.")}
        steps={steps.map((step, i) => ({ ...step, ...(words[i] ?? { name: step.product.name, how: "" }) }))}
      />
      <CaptionedPictures
        pictures={[
          {
            product: banners[0],
            title: t("Berry, satin"),
            action: { to: "/tagproduct/handbag", label: t("For the handbag") },
          },
          {
            product: banners[1],
            title: t("Garnet, rose, plum"),
            action: { to: "/tagproduct/set", label: t("In sets") },
          },
          {
            product: banners[2],
            title: t("Pepper, fig, cedar"),
            action: { to: "/subcategoryproduct/scents-and-soaps", label: t("Scents and soaps") },
          },
        ]}
      />
      <StoryPanel
        scene={{
          path: "scenes/beauty-podium",
          alt: t("Perfume, creams, a serum, a lipstick and a compact on round podiums beside a pink peony"),
        }}
        look="end"
        title={t("All that is in the jar")}
        action={{ to: "/blog-details-standard?post=read-the-back-of-the-jar", label: t("How to read such a list") }}
      >
        <p lang="la" dir="ltr">
          {cream[0]?.facts["Ingredients (INCI)"]}
        </p>
      </StoryPanel>
      <ProductRow
        title={t("Used up first")}
        more={{ to: "/categoryproduct/cosmetics?sort=best-selling", label: t("All best sellers") }}
        products={best}
        across={5}
      />
      <JournalTeasers title={t("For the bathroom shelf")} posts={letters} look="lines" />
    </>
  );
}
