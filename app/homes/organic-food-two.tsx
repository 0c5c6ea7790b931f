import "~/themes/organic-food-two.css";
import { CalendarDays, Leaf, MapPin, Scale } from "lucide";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { BannerMosaic } from "~/sections/banner-mosaic.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { Features } from "~/sections/features.tsx";
import { HeroSlider } from "~/sections/hero-slider.tsx";
import { JournalTeasers } from "~/sections/journal-teasers.tsx";
import { MakersStrip } from "~/sections/makers-strip.tsx";
import { ProductRow } from "~/sections/product-row.tsx";
import { SetBuilder } from "~/sections/set-builder.tsx";
import organicFoodTwo from "~/themes/organic-food-two.css?inline";
import type { Route } from "./+types/organic-food-two.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { makers, posts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { chosen, preferred } from "./shelves.ts";

const home = defineHome({
  title: "The weekly box of organic food",
  description: "Fruit, vegetables and larder goods from three farms. Fill a box for the week and see what it costs.",
  theme: { name: "organic-food-two", css: organicFoodTwo },
  header: "classic",
  footer: "columns",
  notice: true,
  shelves: {
    lead: chosen("35", "36", "40"),
    box: chosen("35", "34", "36", "37", "40", "41", "38", "39"),
    kinds: subCategoryIndex("organic food"),
    banners: chosen("39", "38", "34"),
    table: preferred("84", "54", "83", "16", "81"),
    farms: makers("organic food"),
    letters: posts("where-bread-and-tomatoes-should-live", "a-cake-for-twelve"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

/** Initial quantities of the box for two. */
const boxForTwo = [1, 2, 1, 1, 0, 1, 0, 0];

export default function OrganicFoodTwo({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, box, kinds, banners, table, farms, letters } = loaderData;
  return (
    <>
      <HeroSlider
        look="framed"
        hasPrice
        slides={[
          {
            product: lead[0],
            eyebrow: t("Terraces above the sea"),
            title: t("Tomatoes that had time"),
            text: t("Ripened on the vine, picked on Monday, with you by Thursday."),
            action: { to: "/subcategoryproduct/vegetables", label: t("Vegetables") },
          },
          {
            product: lead[1],
            eyebrow: t("Unwaxed"),
            title: t("Lemons for the whole peel"),
            text: t("Leaves on, nothing sprayed after the harvest."),
            action: { to: "/tagproduct/mediterranean", label: t("From the south") },
          },
          {
            product: lead[2],
            eyebrow: t("From the orchard"),
            title: t("A crate for the cellar"),
            text: t("Apples that keep until March, if you let them."),
            action: { to: "/tagproduct/autumn", label: t("Autumn’s goods") },
          },
        ]}
      />
      <SetBuilder
        title={t("Your box for the week")}
        text={t("We packed one for two people. Take out what you have, add what you like; the total follows.")}
        addLabel={t("Add the box to cart")}
        scene={{
          path: "scenes/larder-counter",
          alt: t("Olive oil, avocados, a loaf, vine tomatoes, honey and a bowl of lemons on a kitchen counter"),
        }}
        parts={box.map((product, i) => ({ product, quantity: boxForTwo[i] ?? 0 }))}
      />
      <Features
        tone="ground"
        features={[
          {
            icon: CalendarDays,
            title: t("Picked to order"),
            text: t("Nothing is stored for longer than a night."),
          },
          {
            icon: Scale,
            title: t("Price per kilo"),
            text: t("Shown beside every price, so that you can compare."),
          },
          { icon: MapPin, title: t("Three farms"), text: t("You know where each thing grew, down to the village.") },
          { icon: Leaf, title: t("Organic, checked"), text: t("Each farm is inspected once a year under EU rules.") },
        ]}
      />
      <CategoryStrip title={t("Straight to the shelf")} categories={kinds} look="pills" />
      <ProductRow
        title={t("Once the box is open")}
        lead={t("Spoons, mugs, a cookbook, and a basket for what keeps.")}
        more={{ to: "/tagproduct/kitchen", label: t("Everything for the kitchen") }}
        products={table}
        across={5}
      />
      <BannerMosaic
        look="row"
        banners={[
          {
            product: banners[0],
            title: t("Good oil, cold-pressed"),
            action: { to: "/subcategoryproduct/larder-goods", label: t("Larder goods") },
          },
          {
            product: banners[1],
            title: t("For the breakfast table"),
            action: { to: "/tagproduct/breakfast", label: t("Breakfast") },
          },
          {
            product: banners[2],
            title: t("Nothing but plants"),
            action: { to: "/tagproduct/vegan", label: t("Vegan") },
          },
        ]}
      />
      <MakersStrip title={t("Who grows it")} makers={farms} />
      <JournalTeasers title={t("From the kitchen")} posts={letters} look="lines" />
    </>
  );
}
