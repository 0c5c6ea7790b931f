import { theme } from "~/generated/themes/organic-food.ts";
import { dayIn } from "~/platform/dates/day-in.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { BannerMosaic } from "../sections/banner-mosaic.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { MakersStrip } from "../sections/makers-strip.tsx";
import { ProductTabs } from "../sections/product-tabs.tsx";
import type { Route } from "./+types/organic-food.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { makers } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { SeasonCalendar } from "./organic-food/season-calendar.tsx";
import { StillLifeHero } from "./organic-food/still-life-hero.tsx";
import { bestSelling, everything, reduced } from "./shelves.ts";

/** When each product is fresh or stored: January first, `f` fresh, `k` stored, `-` neither. */
const years: Record<string, string> = {
  "34": "fffff-----ff",
  "35": "ffffff---fff",
  "36": "kfffffffffkk",
  "37": "ffffffffffff",
  "38": "kkkkffffkkkk",
  "39": "kkkkkkkkkfff",
  "40": "kkk-----fffk",
  "41": "kk------fffk",
};

const home = defineHome({
  title: "Organic food, when it is ripe",
  description: "Fruit, vegetables and larder goods with their season: see what is fresh this month and what keeps.",
  theme,
  picture: "scenes/market-crates",
  header: "classic",
  footer: "centred",
  notice: true,
  shelves: {
    goods: everything("organic food", ...Object.keys(years)),
    month: () => Number(dayIn(shop.timeZone, new Date()).slice(5, 7)) - 1,
    kinds: subCategoryIndex("organic food"),
    best: bestSelling(4, "organic food"),
    less: reduced(4, "organic food"),
    farms: makers("organic food"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/tagproduct/breakfast", "/tagproduct/baking"], home.loader);

export default function OrganicFood({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { goods, month, kinds, best, less, farms } = loaderData;
  const all = "/categoryproduct/organic-food";
  return (
    <>
      <StillLifeHero
        title={t("What the farms had this week")}
        text={t("Three farms, eight good things, each at its price per kilo.")}
        action={{ to: all, label: t("Go shopping") }}
        second={{ to: "#season", label: t("What is in season?") }}
        scene={{
          path: "scenes/market-crates",
          alt: t(
            "A market table with crates of tomatoes, apples and lemons, a pumpkin, avocados, eggs, honey and olive oil",
          ),
          focus: "object-[90%_70%] lg:object-[50%_100%]",
        }}
      />
      <div id="season" className="scroll-mt-16">
        <SeasonCalendar
          title={t("In season this month")}
          text={t("Choose a month. What is fresh comes first, what keeps comes next, the rest waits.")}
          lines={goods.flatMap((product) => {
            const year = years[product.id];
            return year ? [{ product, year }] : [];
          })}
          thisMonth={month}
        />
      </div>
      <BannerMosaic
        look="first-wide"
        banners={[
          {
            scene: {
              path: "scenes/kitchen-table",
              alt: t("A wooden table with apples, lemons, tomatoes, avocados, bread, honey, olive oil and a pumpkin"),
              focus: "object-[100%_70%]",
            },
            title: t("Breakfast, mostly green"),
            text: t("Avocados, eggs, and honey to end with."),
            action: { to: "/tagproduct/breakfast", label: t("For breakfast") },
          },
          {
            product: goods.find(({ id }) => id === "37"),
            title: t("Things to bake with"),
            action: { to: "/tagproduct/baking", label: t("For the oven") },
          },
        ]}
      />
      <CategoryStrip categories={kinds} look="rows" />
      <ProductTabs
        title={t("From the stall")}
        tabs={[
          {
            name: t("Best sellers"),
            products: best,
            to: `${all}?sort=best-selling`,
            label: t("All best sellers"),
          },
          { name: t("Cheaper this week"), products: less, to: `${all}?sale=1`, label: t("Everything reduced") },
        ]}
      />
      <MakersStrip title={t("Three farms")} makers={farms} />
    </>
  );
}
