import { BatteryCharging, Ruler, Scale, Undo2 } from "lucide";
import { theme } from "~/generated/themes/electronics.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Features } from "../sections/features.tsx";
import { ProductTabs } from "../sections/product-tabs.tsx";
import type { Route } from "./+types/electronics.ts";
import { withFacts } from "./detail-shelves.ts";
import { ExplodedView } from "./electronics/exploded-view.tsx";
import { SpecTable } from "./electronics/spec-table.tsx";
import { defineHome } from "./home.ts";
import { bestSelling, newest, reduced } from "./shelves.ts";

/** The product that is taken apart. */
const SPEAKER = "11";

const home = defineHome({
  title: "Electronics, compared",
  description: "Four best sellers side by side with their data sheets, and everything else one cable away.",
  theme,
  picture: "scenes/desk",
  header: "stacked",
  footer: "columns",
  shelves: {
    sheets: withFacts("electronics", SPEAKER),
    best: bestSelling(4, "electronics"),
    fresh: newest(4, "electronics"),
    sale: reduced(4, "electronics"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = home.loader;

const rows = ["Sound", "Power", "Battery life", "Connections", "Dimensions", "Weight", "Material"];

export default function Electronics({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { sheets, best, fresh, sale } = loaderData;
  const speaker = sheets.find(({ product }) => product.id === SPEAKER);
  const facts = speaker?.facts ?? {};
  const audible = sheets
    .filter(({ facts }) => facts["Sound"])
    .sort((a, b) => b.product.saleCount - a.product.saleCount)
    .slice(0, 4);
  const all = "/categoryproduct/electronics";
  return (
    <>
      <ExplodedView
        title={t("Nothing in it that you cannot name")}
        text={t("One of our speakers, taken apart. Five parts, and a name for each.")}
        product={speaker?.product}
        callouts={[
          { name: t("Back with terminals"), fact: facts["Connections"] },
          { name: t("Cabinet"), fact: facts["Dimensions"] },
          { name: t("Woofer") },
          { name: t("Tweeter") },
          { name: t("Front") },
        ]}
      />
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
    </>
  );
}
