import "~/themes/electronics.css";
import { BatteryCharging, Ruler, Scale, Undo2 } from "lucide";
import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { BannerMosaic } from "~/sections/banner-mosaic.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { Features } from "~/sections/features.tsx";
import { FloatingHero } from "~/sections/floating-hero.tsx";
import { NewsletterBand } from "~/sections/newsletter-band.tsx";
import { ProductTabs } from "~/sections/product-tabs.tsx";
import { SpecTable } from "~/sections/spec-table.tsx";
import electronics from "~/themes/electronics.css?inline";
import type { Route } from "./+types/electronics.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { bestSelling, chosen, newest, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Electronics, compared",
  description: "Four best sellers side by side with their data sheets, and everything else one cable away.",
  theme: { name: "electronics", css: electronics },
  header: "stacked",
  footer: "columns",
  shelves: {
    sheets: withFacts("electronics"),
    lead: chosen("43"),
    kinds: subCategoryIndex("electronics"),
    banners: chosen("12"),
    best: bestSelling(4, "electronics"),
    fresh: newest(4, "electronics"),
    sale: reduced(4, "electronics"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

const rows = ["Sound", "Power", "Battery life", "Connections", "Dimensions", "Weight", "Material"];

export default function Electronics({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { sheets, lead, kinds, banners, best, fresh, sale } = loaderData;
  const sheetOf = (id: string | undefined) => sheets.find(({ product }) => product.id === id);
  const facts = sheetOf(lead[0]?.id)?.facts ?? {};
  const audible = sheets
    .filter(({ facts }) => facts["Sound"])
    .sort((a, b) => b.product.saleCount - a.product.saleCount)
    .slice(0, 4);
  const all = "/categoryproduct/electronics";
  return (
    <>
      <FloatingHero
        product={lead[0]}
        eyebrow={t("Sound, light, picture, coffee")}
        title={t("Hear the room go quiet")}
        text={t(
          "Closed cups of turned walnut, thirty-five hours on one charge, and a cable for the evening it runs out.",
        )}
        action={{ to: "/subcategoryproduct/headphones", label: t("Headphones") }}
        second={{ to: "#sheets", label: t("Compare these four") }}
        facts={[
          { name: t("Weight"), value: facts["Weight"] },
          { name: t("Battery life"), value: facts["Battery life"] },
        ]}
      />
      <CategoryStrip categories={kinds} look="pills" />
      <div id="sheets" className="scroll-mt-16">
        <SpecTable
          title={t("Four that people listen to")}
          text={t(
            "The best sellers with a voice, by their data sheets. The scale takes one along; the button takes all.",
          )}
          products={audible}
          rows={rows}
        />
      </div>
      <BannerMosaic
        look="first-wide"
        banners={[
          {
            scene: {
              path: "scenes/desk",
              alt: t("A desk with a screen, two walnut speakers, headphones, a microphone, a keyboard and a camera"),
              focus: "object-[60%_50%]",
            },
            title: t("Everything within reach"),
            action: { to: "/subcategoryproduct/desk-tools", label: t("Desk tools") },
          },
          {
            product: banners[0],
            title: t("Dials you can set in the dark"),
            text: t("24 megapixels behind leather and magnesium."),
            action: { to: "/subcategoryproduct/studio-tools", label: t("Studio tools") },
            tone: "ground",
          },
        ]}
      />
      <ProductTabs
        hasStars
        title={t("From the shelf")}
        tabs={[
          { name: t("Best sellers"), products: best, to: `${all}?sort=best-selling`, label: t("All best sellers") },
          { name: t("New arrivals"), products: fresh, to: `${all}?sort=newest`, label: t("Everything new") },
          { name: t("Sale items"), products: sale, to: `${all}?sale=1`, label: t("See the sale") },
        ]}
      />
      <Features
        tone="ground"
        features={[
          { icon: BatteryCharging, title: t("One cable"), text: t("What charges here charges by USB-C.") },
          { icon: Scale, title: t("Six at a time"), text: t("The comparison holds six and can be sent as a link.") },
          { icon: Ruler, title: t("Numbers first"), text: t("Hertz, watts, grams: before the adjectives.") },
          { icon: Undo2, title: t("14 days"), text: t("To hear it in your own room.") },
        ]}
      />
      <NewsletterBand tone="paper" look="centred" title={t("What is new, in numbers")} text={t("One e-mail a month.")}>
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
