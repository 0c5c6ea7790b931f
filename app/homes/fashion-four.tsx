import "~/themes/fashion-four.css";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { CallToAction } from "~/sections/call-to-action.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { HeroSlider } from "~/sections/hero-slider.tsx";
import { JournalTeasers } from "~/sections/journal-teasers.tsx";
import { MarqueeLine } from "~/sections/marquee-line.tsx";
import { PictureMasonry } from "~/sections/picture-masonry.tsx";
import { ProductRow } from "~/sections/product-row.tsx";
import fashionFour from "~/themes/fashion-four.css?inline";
import type { Route } from "./+types/fashion-four.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { posts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { chosen, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Fashion, an editorial",
  description:
    "Outerwear and accessories as pictures first: an editorial to walk through, with everything in it for sale.",
  theme: { name: "fashion-four", css: fashionFour },
  header: "overlay",
  headerTone: "stage",
  footer: "dark",
  shelves: {
    coats: chosen("2", "4", "76"),
    quilts: chosen("5", "93", "6"),
    jackets: chosen("3", "8"),
    wall: chosen("4", "68", "1", "77", "2", "72", "9", "71", "8", "73", "5", "79", "7", "6", "74", "75"),
    kinds: subCategoryIndex("fashion"),
    sale: reduced(8, "fashion"),
    letters: posts("five-coats-and-what-each-is-for", "caring-for-leather"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

export default function FashionFour({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { coats, quilts, jackets, wall, kinds, sale, letters } = loaderData;
  return (
    <>
      <HeroSlider
        look="centred"
        slides={[
          {
            product: coats[0],
            beside: coats.slice(1),
            tone: "deep",
            title: t("Weather is a mood"),
            action: { to: "/subcategoryproduct/coats", label: t("The coats") },
          },
          {
            product: quilts[0],
            beside: quilts.slice(1),
            tone: "deep",
            title: t("Blue, quilted, long"),
            action: { to: "/tagproduct/quilted", label: t("Quilted") },
          },
          {
            product: jackets[0],
            beside: jackets.slice(1),
            tone: "deep",
            title: t("Short and in olive"),
            action: { to: "/subcategoryproduct/jackets", label: t("The jackets") },
          },
        ]}
      />
      <MarqueeLine words={[t("Wool"), t("Satin"), t("Bouclé"), t("Suede"), t("Waxed cotton"), t("Tortoiseshell")]} />
      <PictureMasonry title={t("The season in pictures")} products={wall} />
      <CategoryStrip title={t("Chapters")} categories={kinds.slice(0, 6)} look="rows" />
      <ProductRow
        title={t("Last of the season")}
        more={{ to: "/categoryproduct/fashion?sale=1", label: t("See the sale") }}
        products={sale}
      />
      <CallToAction
        look="poster"
        tone="accent"
        title={t("Nothing here shouts")}
        text={t("A short collection on purpose. Each piece has earned its place.")}
        action={{ to: "/categoryproduct/fashion", label: t("See all of fashion") }}
      />
      <JournalTeasers title={t("To read")} posts={letters} look="lines" />
    </>
  );
}
