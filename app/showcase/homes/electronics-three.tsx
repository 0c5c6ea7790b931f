import { theme } from "~/generated/themes/electronics-three.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { Deal } from "../sections/deal.tsx";
import { MakersStrip } from "../sections/makers-strip.tsx";
import { PriceDrops } from "../sections/price-drops.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/electronics-three.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { makers, priceDrops } from "./detail-shelves.ts";
import { BentoHero } from "./electronics-three/bento-hero.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen, deal } from "./shelves.ts";

const home = defineHome({
  title: "Electronics, price drops",
  description: "What has become cheaper, by how much and against which price, with its price over the months.",
  theme,
  picture: "scenes/price-tags",
  header: "drawer",
  footer: "line",
  notice: true,
  shelves: {
    boxes: chosen("43", "17", "10", "15", "14"),
    drops: priceDrops(5, "electronics"),
    kinds: subCategoryIndex("electronics"),
    deal: deal("black friday"),
    brands: makers("electronics"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/blog-details-standard?post=the-lowest-price-of-thirty-days"], home.loader);

export default function ElectronicsThree({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { boxes, drops, kinds, deal: weekly, brands } = loaderData;
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
      <StoryPanel
        scene={{
          path: "scenes/price-tags",
          alt: t("A coffee mill, an espresso pot and a cup on a kitchen table, with three price tags before them"),
          focus: "object-[40%_60%]",
        }}
        look="end"
        tone="ground"
        title={t("How to read a crossed-out price")}
        action={{
          to: "/blog-details-standard?post=the-lowest-price-of-thirty-days",
          label: t("The rule, and three questions"),
        }}
      >
        <p>
          {t(
            "Twelve, nine, fourteen: of three prices in a month the lowest one counts. A reduction is measured from there.",
          )}
        </p>
        <p>{t("That is why some of ours are small. They are real.")}</p>
      </StoryPanel>
      <CategoryStrip title={t("Which drawer?")} categories={kinds} look="rows" />
      <Deal
        title={t("From the black shelf")}
        text={t("One black thing for less, another each week.")}
        product={weekly}
      />
      <MakersStrip title={t("Who builds it")} makers={brands} />
    </>
  );
}
