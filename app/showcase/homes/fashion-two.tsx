import { theme } from "~/generated/themes/fashion-two.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/fashion-two.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { posts } from "./detail-shelves.ts";
import { Lookbook } from "./fashion-two/lookbook.tsx";
import { SpreadSlider } from "./fashion-two/spread-slider.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen } from "./shelves.ts";

const home = defineHome({
  title: "Fashion, a lookbook",
  description: "Coats, leather and wool put together as three looks. Tap a piece to see it, its sizes and its price.",
  theme,
  picture: "scenes/accessory-tray",
  header: "stacked",
  footer: "dark",
  shelves: {
    camel: chosen("4", "68"),
    suede: chosen("8", "71"),
    rain: chosen("2", "76"),
    station: chosen("4", "68", "73"),
    harbour: chosen("1", "79", "70"),
    sunday: chosen("7", "71", "72"),
    kinds: subCategoryIndex("accessories"),
    others: chosen("5", "2", "6"),
    letters: posts("five-coats-and-what-each-is-for", "caring-for-leather", "the-lowest-price-of-thirty-days"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/subcategoryproduct/coats", "/tagproduct/leather", "/tagproduct/rain"], home.loader);

export default function FashionTwo({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { camel, suede, rain, station, harbour, sunday, kinds, others, letters } = loaderData;
  return (
    <>
      <SpreadSlider
        spreads={[
          {
            products: camel,
            eyebrow: t("The lookbook, winter"),
            title: t("Camel, from collar to clasp"),
            text: t("A robe of a coat and the bag that closes with a click."),
            action: { to: "/subcategoryproduct/coats", label: t("All coats") },
          },
          {
            products: suede,
            eyebrow: t("For the second year"),
            title: t("Things that age in your favour"),
            text: t("Suede and felt take a while to look their best. They have it."),
            action: { to: "/tagproduct/leather", label: t("All leather") },
          },
          {
            products: rain,
            eyebrow: t("Between two dry afternoons"),
            title: t("Dressed for the forecast"),
            text: t("Gabardine with a storm flap, and an umbrella that survives the corner."),
            action: { to: "/tagproduct/rain", label: t("Made for rain") },
          },
        ]}
      />
      <Lookbook
        title={t("Three looks")}
        text={t("Every dot opens the piece: colours, sizes, what is left.")}
        looks={[
          {
            name: t("Weekend by the harbour"),
            text: t("Dense wool against the wind, and a holdall for two nights."),
            products: harbour,
          },
          {
            name: t("The nine o’clock train"),
            text: t("Tied once, buttoned never. The watch says you have four minutes."),
            products: station,
          },
          {
            name: t("Sunday, no plans"),
            text: t("A coat like a good armchair, and something for the low sun."),
            products: sunday,
          },
        ]}
      />
      <CategoryStrip title={t("To go with it")} categories={kinds} look="tiles" />
      <StoryPanel
        scene={{
          path: "scenes/accessory-tray",
          alt: t("Two bags, a belt, sunglasses, a hat, a watch and a wallet in leather on sand-coloured plinths"),
        }}
        look="end"
        tone="ground"
        title={t("One hide, one workshop")}
        action={{ to: "/tagproduct/leather", label: t("Everything in leather") }}
      >
        <p>
          {t(
            "Bags, belts and wallets come from a small workshop in Florence. Flap and front are cut from the same part of the hide, so that the grain runs on across the opening.",
          )}
        </p>
        <p>{t("The leather is waxed and left alone. It darkens where your hand is, within the first summer.")}</p>
      </StoryPanel>
      <ProductRow
        title={t("The other coats")}
        more={{ to: "/subcategoryproduct/coats", label: t("All coats") }}
        products={others}
        across={3}
      />
      <JournalTeasers title={t("Read before you buy")} posts={letters} look="lines" />
    </>
  );
}
