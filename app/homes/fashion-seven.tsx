import "~/themes/fashion-seven.css";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { CallToAction } from "~/sections/call-to-action.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { JournalTeasers } from "~/sections/journal-teasers.tsx";
import { ProductRow } from "~/sections/product-row.tsx";
import { RoundSlider } from "~/sections/round-slider.tsx";
import { SceneSwitch } from "~/sections/scene-switch.tsx";
import fashionSeven from "~/themes/fashion-seven.css?inline";
import type { Route } from "./+types/fashion-seven.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { posts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { besides, chosen, newest, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Fashion for him and her",
  description: "One switch, three scenes: what she wears, what he wears, and what costs less this week.",
  theme: { name: "fashion-seven", css: fashionSeven },
  header: "classic",
  footer: "columns",
  notice: true,
  shelves: {
    lead: chosen("7", "74", "6", "77", "2", "69"),
    hers: chosen("5", "4", "2", "9", "68"),
    his: chosen("3", "1", "6", "73", "77"),
    sale: reduced(5, "fashion"),
    kinds: subCategoryIndex("accessories"),
    fresh: besides(8, newest(12, "accessories"), chosen("79", "74", "68")),
    holdall: chosen("79"),
    letters: posts("five-coats-and-what-each-is-for", "caring-for-leather", "presents-that-somebody-made"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

export default function FashionSeven({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, hers, his, sale, kinds, fresh, holdall, letters } = loaderData;
  return (
    <>
      <RoundSlider
        slides={[
          {
            product: lead[0],
            second: lead[1],
            tone: "ground",
            title: t("Round shoulders, soft landing"),
            text: t("The cocoon coat and the silk that goes inside its collar."),
            action: { to: "/subcategoryproduct/women", label: t("For her") },
          },
          {
            product: lead[2],
            second: lead[3],
            tone: "deep",
            title: t("Out at half past six"),
            text: t("A parka for wet Saturdays and a bag that has been on worse walks."),
            action: { to: "/subcategoryproduct/men", label: t("For him") },
          },
          {
            product: lead[4],
            second: lead[5],
            tone: "ground",
            title: t("The trench, and market day"),
            text: t("Belted cotton, and a tote that stands up by itself."),
            action: { to: "/tagproduct/cotton", label: t("In cotton") },
          },
        ]}
      />
      <CategoryStrip categories={kinds} look="pills" />
      <SceneSwitch
        title={t("Women, men or sale")}
        scenes={[
          {
            name: t("Women"),
            tone: "ground",
            title: t("What she wears"),
            text: t("Five pieces that get along. The puffer goes over all of them."),
            action: { to: "/subcategoryproduct/women", label: t("All for women") },
            products: hers,
          },
          {
            name: t("Men"),
            tone: "deep",
            title: t("What he wears"),
            text: t("Olive, navy, leather. Nothing that needs an occasion."),
            action: { to: "/subcategoryproduct/men", label: t("All for men") },
            products: his,
          },
          {
            name: t("Sale"),
            tone: "accent",
            title: t("What costs less"),
            text: t("The five biggest reductions in fashion, as of this minute."),
            action: { to: "/categoryproduct/fashion?sale=1&sort=biggest-discount", label: t("See the sale") },
            products: sale,
          },
        ]}
      />
      <ProductRow
        title={t("For either")}
        lead={t("Bags, hats and belts do not ask.")}
        more={{ to: "/categoryproduct/accessories", label: t("All accessories") }}
        products={fresh}
        across={5}
      />
      <CallToAction
        look="card"
        product={holdall[0]}
        tone="deep"
        title={t("Two nights, one bag")}
        text={t("The holdall goes into the overhead locker, with both your pyjamas in it.")}
        action={{ to: "/tagproduct/travel", label: t("For travelling") }}
      />
      <JournalTeasers title={t("Read on")} posts={letters} />
    </>
  );
}
