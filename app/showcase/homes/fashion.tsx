import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { theme } from "~/generated/themes/fashion.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CaptionedPictures } from "../sections/captioned-pictures.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { NewsletterBand } from "../sections/newsletter-band.tsx";
import { PhotoStrip } from "../sections/photo-strip.tsx";
import { ProductTabs } from "../sections/product-tabs.tsx";
import { SplitHero } from "../sections/split-hero.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/fashion.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { OutfitBuilder } from "./fashion/outfit-builder.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { bestSelling, chosen, newest, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Fashion studio",
  description: "Coats, jackets and what goes with them. Put an outfit together, see what it costs, take it home.",
  theme,
  picture: "scenes/studio-rail",
  header: "classic",
  footer: "columns",
  shelves: {
    lead: chosen("4"),
    layers: chosen("4", "2", "7", "5"),
    finishes: chosen("68", "74", "71", "72"),
    kinds: subCategoryIndex("fashion"),
    fresh: newest(4, "fashion"),
    best: bestSelling(4, "fashion"),
    sale: reduced(4, "fashion"),
    people: chosen("7", "6", "92"),
    small: chosen("73", "75", "70", "78", "76"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/subcategoryproduct/coats",
    "/subcategoryproduct/women",
    "/subcategoryproduct/men",
    "/subcategoryproduct/kids",
    "/tagproduct/lined",
  ],
  home.loader,
);

export default function Fashion({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, layers, finishes, kinds, fresh, best, sale, people, small } = loaderData;
  const all = "/categoryproduct/fashion";
  return (
    <>
      <SplitHero
        product={lead[0]}
        look="arch"
        tone="ground"
        eyebrow={t("Winter studio")}
        title={t("One good coat, and the rest follows")}
        text={t("Cut in small runs from wool, cotton and satin. Start with the layer everybody sees.")}
        action={{ to: "/subcategoryproduct/coats", label: t("See the coats") }}
        second={{ to: "#outfit", label: t("Build an outfit") }}
        hasPrice
      />
      <div id="outfit" className="scroll-mt-16">
        <OutfitBuilder
          title={t("Build the outfit")}
          text={t("Leaf through both sides until they like each other. The total keeps up.")}
          addLabel={t("Add the outfit to cart")}
          slots={[
            { name: t("Layer"), products: layers },
            { name: t("With it"), products: finishes },
          ]}
        />
      </div>
      <CategoryStrip categories={kinds.filter(({ picture }) => picture).slice(0, 6)} look="arches" />
      <CaptionedPictures
        pictures={[
          { product: people[0], title: t("For her"), action: { to: "/subcategoryproduct/women", label: t("Women") } },
          {
            product: people[1],
            title: t("For him"),
            action: { to: "/subcategoryproduct/men", label: t("Men") },
          },
          {
            product: people[2],
            title: t("For the small ones"),
            action: { to: "/subcategoryproduct/kids", label: t("Kids") },
          },
        ]}
      />
      <ProductTabs
        title={t("The rail")}
        tabs={[
          { name: t("New arrivals"), products: fresh, to: `${all}?sort=newest`, label: t("Everything new") },
          { name: t("Best sellers"), products: best, to: `${all}?sort=best-selling`, label: t("All best sellers") },
          { name: t("Sale items"), products: sale, to: `${all}?sale=1`, label: t("See the sale") },
        ]}
      />
      <StoryPanel
        scene={{
          path: "scenes/studio-rail",
          alt: t("Four coats and tops on a black rail in a lilac studio, a bag on a drum beside it"),
          focus: "object-[62%_50%]",
        }}
        look="end"
        tone="ground"
        title={t("Lined, because winter is long")}
        action={{ to: "/tagproduct/lined", label: t("Everything lined") }}
      >
        <p>
          {t(
            "A lining is what you do not see in a shop window and feel every morning. Ours are sewn in by hand at the hem so that they can be mended.",
          )}
        </p>
        <p>{t("Every coat says what it is made of, where, and by whom.")}</p>
      </StoryPanel>
      <PhotoStrip products={small} look="staggered" />
      <NewsletterBand
        title={t("Letters from the studio")}
        text={t("What is new on the rail, once a month.")}
        tone="paper"
      >
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
