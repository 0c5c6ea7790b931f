import { theme } from "~/generated/themes/furniture-four.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Features } from "../sections/features.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { MakersStrip } from "../sections/makers-strip.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/furniture-four.ts";
import { tagIndex } from "./department-shelves.ts";
import { makers, posts } from "./detail-shelves.ts";
import { LampLitHero } from "./furniture-four/lamp-lit-hero.tsx";
import { MaterialsBoard } from "./furniture-four/materials-board.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { besides, bestSelling, chosen } from "./shelves.ts";

const home = defineHome({
  title: "Furniture by material",
  description: "Oak, leather, linen, bouclé: furniture by what it is made of, and what that does over the years.",
  theme,
  picture: "products/furnitures/oak-lounge-chair-front",
  header: "overlay",
  footer: "dark",
  shelves: {
    lead: chosen("20"),
    tags: tagIndex("leather", "oak", "linen", "walnut", "boucle", "solid wood"),
    shown: chosen("23", "20", "21", "11", "18", "19"),
    best: besides(3, bestSelling(8, "furniture"), chosen("23", "20", "21", "18", "19")),
    lamp: chosen("42"),
    workshops: makers("furniture"),
    letters: posts("caring-for-leather", "measure-a-small-room-for-a-sofa"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/tagproduct/living-room"], home.loader);

export default function FurnitureFour({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, tags, shown, best, lamp, workshops, letters } = loaderData;
  const samples = [
    {
      name: t("Leather"),
      text: t("Starts stiff, ends soft, remembers everything."),
      crop: "scale-[1.9] origin-[46%_38%]",
    },
    {
      name: t("Oak"),
      text: t("Oiled, so that a scratch can be sanded out."),
      crop: "object-[50%_38%]",
    },
    { name: t("Linen"), text: t("Creases, and looks right that way."), crop: "scale-[3.2] origin-[48%_46%]" },
    { name: t("Walnut"), text: t("Grows lighter in the sun."), crop: "scale-[1.5] origin-[96%_60%]" },
    { name: t("Bouclé"), text: t("Loops of wool; they hide what cats do."), crop: "scale-[3.4] origin-[44%_44%]" },
    {
      name: t("Solid wood"),
      text: t("One piece all the way through, also where nobody looks."),
      crop: "scale-[1.35] origin-[55%_30%]",
    },
  ];
  return (
    <>
      <LampLitHero
        product={lead[0]}
        title={t("Late, with a book")}
        text={t("Oak arms wide enough for a cup, leather that has all evening.")}
        action={{ to: "/tagproduct/living-room", label: t("For the living room") }}
        second={{ to: "#materials", label: t("By material") }}
      />
      <div id="materials" className="scroll-mt-16">
        <MaterialsBoard
          title={t("What it is made of")}
          text={t("Choose by hand before you choose by eye. Each sample leads to everything that shares it.")}
          materials={samples.map((sample, i) => ({ ...sample, tag: tags[i], product: shown[i] }))}
        />
      </div>
      <Features
        look="numbered"
        tone="ground"
        features={[
          { title: t("Read it first"), text: t("Every surface is named, with its finish and how it is washed.") },
          { title: t("Sit in it"), text: t("14 days at home, in your own light.") },
          { title: t("Keep it"), text: t("Oil, wax or thirty degrees: each piece says how.") },
        ]}
      />
      <ProductRow
        title={t("The evening shift")}
        more={{ to: "/categoryproduct/furniture?sort=best-selling", label: t("All best sellers") }}
        products={best}
        across={3}
      />
      <StoryPanel
        product={lamp[0]}
        look="quiet"
        tone="surface"
        title={t("And something to read by")}
        action={{ to: "/product/42", label: t("The lamp") }}
      >
        <p>{t("A bell shade on two brass arms. The counterweight holds it wherever you let go.")}</p>
      </StoryPanel>
      <MakersStrip title={t("Three workshops")} makers={workshops} />
      <JournalTeasers title={t("To keep it so")} look="lines" posts={letters} />
    </>
  );
}
