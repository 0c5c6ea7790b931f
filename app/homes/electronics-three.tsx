import "~/themes/electronics-three.css";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { unpack } from "~/layout/packed.ts";
import { BentoHero } from "~/sections/bento-hero.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { Deal } from "~/sections/deal.tsx";
import { JournalTeasers } from "~/sections/journal-teasers.tsx";
import { MakersStrip } from "~/sections/makers-strip.tsx";
import { PriceDrops } from "~/sections/price-drops.tsx";
import { ProductRow } from "~/sections/product-row.tsx";
import electronicsThree from "~/themes/electronics-three.css?inline";
import type { Route } from "./+types/electronics-three.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { makers, posts, priceDrops } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { chosen, deal, newest } from "./shelves.ts";

const home = defineHome({
  title: "Electronics, price drops",
  description: "What has become cheaper, by how much and against which price, with its price over the months.",
  theme: { name: "electronics-three", css: electronicsThree },
  header: "classic",
  footer: "columns",
  notice: true,
  shelves: {
    boxes: chosen("12", "17", "42", "14", "13"),
    drops: priceDrops(5, "electronics"),
    kinds: subCategoryIndex("electronics"),
    fresh: newest(8, "electronics"),
    deal: deal("black friday"),
    brands: makers("electronics"),
    letters: posts("the-lowest-price-of-thirty-days"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

export default function ElectronicsThree({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { boxes, drops, kinds, fresh, deal: weekly, brands, letters } = unpack(loaderData);
  return (
    <>
      <BentoHero
        title={t("Everything on the table")}
        text={t("Nine things with a plug, one with a crank. Point at one.")}
        action={{ to: "/categoryproduct/electronics?sale=1&sort=biggest-discount", label: t("Price drops") }}
        products={boxes}
      />
      <PriceDrops
        title={t("Down again")}
        text={t(
          "The biggest drop first. The line shows what the price has done; the crossed-out price is its lowest of 30 days.",
        )}
        drops={drops}
      />
      <CategoryStrip title={t("Which drawer?")} categories={kinds} look="rows" />
      <Deal
        title={t("From the black shelf")}
        text={t("One black thing for less, another each week.")}
        product={weekly}
      />
      <ProductRow
        title={t("Just unpacked")}
        more={{ to: "/categoryproduct/electronics?sort=newest", label: t("Everything new") }}
        products={fresh}
        across={5}
      />
      <MakersStrip title={t("Who builds it")} makers={brands} />
      <JournalTeasers title={t("How to read a crossed-out price")} look="lines" posts={letters} />
    </>
  );
}
