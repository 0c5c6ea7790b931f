import { ProductGrid } from "~/features/product/product-grid.tsx";
import { theme } from "~/generated/themes/flower-shop.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Section } from "~/platform/ui/section.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/flower-shop.ts";
import { posts, withFacts } from "./detail-shelves.ts";
import { LabelHero } from "./flower-shop/label-hero.tsx";
import { OccasionChooser } from "./flower-shop/occasion-chooser.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen } from "./shelves.ts";

const home = defineHome({
  title: "Flowers for the day you have in mind",
  description: "Bouquets, vases and dried flowers by occasion, cut the evening before they travel.",
  theme,
  picture: "scenes/week-at-the-vase",
  header: "stacked",
  footer: "centred",
  shelves: {
    flowers: withFacts("flower", "44", "45", "46", "47", "49", "51"),
    fresh: chosen("46", "51", "45", "48", "49", "44"),
    dried: chosen("50"),
    letters: posts("cut-flowers-that-last-a-week", "houseplants-in-november", "what-a-stoneware-glaze-is"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/subcategoryproduct/bouquets",
    "/subcategoryproduct/dried-flowers",
    "/tagproduct/spring",
    "/tagproduct/gift",
    "/tagproduct/scented",
    "/tagproduct/pet-safe",
    "/tagproduct/fresh",
    "/tagproduct/dried",
  ],
  home.loader,
);

export default function FlowerShop({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { flowers, fresh, dried, letters } = loaderData;
  const flower = (id: string) => {
    const entry = flowers.find(({ product }) => product.id === id);
    return {
      product: entry?.product,
      facts: [
        { name: t("Stems"), value: entry?.facts.Stems },
        { name: t("Lasts"), value: entry?.facts.Lasts },
        { name: t("Scent"), value: entry?.facts.Scent },
      ],
    };
  };
  const listing = (tag: string, label: string) => ({ to: `/tagproduct/${tag}`, label });
  return (
    <>
      <LabelHero
        product={flower("44").product}
        title={t("Cut last night")}
        text={t(
          "Roses, peonies and tulips, cut the evening before they travel. They arrive half closed and open in your vase.",
        )}
        action={{ to: "/subcategoryproduct/bouquets", label: t("See the bouquets") }}
        second={{ to: "/categoryproduct/flower", label: t("All flowers") }}
      />
      <OccasionChooser
        title={t("What is it for?")}
        occasions={[
          {
            name: t("A birthday"),
            text: t("Thirteen tulips that go on growing in the vase. Nobody minds that they lean."),
            ...flower("45"),
            more: listing("spring", t("More that looks like spring")),
          },
          {
            name: t("To say thanks"),
            text: t("One peony open, one in bud, and a vase that stays when they are gone."),
            ...flower("46"),
            more: listing("gift", t("More to give")),
          },
          {
            name: t("An anniversary"),
            text: t("Nineteen roses in five tones of blush, so close that the heads touch."),
            ...flower("44"),
            more: listing("scented", t("More with a scent")),
          },
          {
            name: t("A new home"),
            text: t("Flowers for two to three months, and no more work than a glass of water a week."),
            ...flower("49"),
            more: listing("pet-safe", t("More that cats may nibble")),
          },
          {
            name: t("Condolences"),
            text: t("Blue hydrangea without a scent, quiet in a round vase that stays."),
            ...flower("51"),
            more: listing("fresh", t("All fresh flowers")),
          },
          {
            name: t("No reason"),
            text: t("Lavender hangs upside down in a kitchen for a year and asks for nothing."),
            ...flower("47"),
            more: listing("dried", t("Everything dried")),
          },
        ]}
      />
      <StoryPanel
        product={dried[0]}
        title={t("Some of it never wilts")}
        action={{ to: "/subcategoryproduct/dried-flowers", label: t("Dried flowers") }}
        look="end"
        tone="ground"
      >
        <p>{t("What is left in the meadow in August is cut, hung under a roof for three weeks and bound by hand.")}</p>
      </StoryPanel>
      <Section title={t("On the counter today")} more={{ to: "/categoryproduct/flower", label: t("All flowers") }}>
        <ProductGrid products={fresh} columns={3} />
      </Section>
      <JournalTeasers title={t("How they last")} posts={letters} />
    </>
  );
}
