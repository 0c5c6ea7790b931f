import { theme } from "~/generated/themes/handmade.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { BannerMosaic } from "../sections/banner-mosaic.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/handmade.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { makers, posts } from "./detail-shelves.ts";
import { MeetTheMakers } from "./handmade/meet-the-makers.tsx";
import { StitchedHero } from "./handmade/stitched-hero.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { besides, chosen, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Made by hand, by name",
  description:
    "Three workshops in Höhr-Grenzhausen, Évora and Turku: who they are, how they work, what is here of theirs.",
  theme,
  picture: "scenes/makers-bench",
  header: "stacked",
  footer: "centred",
  shelves: {
    workshops: makers("handmade"),
    kinds: subCategoryIndex("handmade"),
    banners: chosen("85", "86"),
    sale: besides(3, reduced(8, "handmade"), chosen("85", "86", "80", "83")),
    letters: posts("presents-that-somebody-made", "what-a-stoneware-glaze-is", "caring-for-leather"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/subcategoryproduct/textiles", "/tagproduct/leather"], home.loader);

export default function Handmade({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { workshops, kinds, banners, sale, letters } = loaderData;
  const stories: Record<string, { craft: string; story: string[] }> = {
    "Werkstatt Siebenofen": {
      craft: t("Stoneware, thrown and dipped"),
      story: [
        t(
          "Everything is fired at 1,240 degrees. The specks are iron that melts through the glaze; where they come up is the kiln’s business.",
        ),
        t("The feet stay bare and are sanded, so that a table keeps its face."),
      ],
    },
    "Oficina Taboa Lda": {
      craft: t("Seagrass and olive wood"),
      story: [
        t("What grows nearby is twisted, woven and carved: grass into baskets, old olive trees into spoons."),
        t("No two handles match. That is how you know which one is yours."),
      ],
    },
    "Lumo & Lanka Oy": {
      craft: t("Wool, wax, leather, thread"),
      story: [
        t("Lumo is light and lanka is thread. Candles are poured in one room, cushions quilted in the next."),
        t("The notebooks are sewn in linen thread, 240 pages, and lie flat from the first."),
      ],
    },
  };
  return (
    <>
      <StitchedHero
        title={t("Somebody made this")}
        text={t("Three workshops, and a name for every piece.")}
        action={{ to: "#makers", label: t("Meet the makers") }}
        second={{ to: "/categoryproduct/handmade", label: t("All pieces") }}
        scene={{
          path: "scenes/makers-bench",
          alt: t("A workbench with stoneware mugs, a leather notebook, wooden spoons, a candle and a seagrass basket"),
          focus: "object-[90%_65%] lg:object-[50%_45%]",
        }}
      />
      <CategoryStrip categories={kinds} look="pills" />
      <div id="makers" className="scroll-mt-16">
        <MeetTheMakers
          title={t("Meet the makers")}
          makers={workshops.flatMap((maker) => {
            const story = stories[maker.name];
            return story ? [{ ...maker, ...story }] : [];
          })}
        />
      </div>
      <BannerMosaic
        look="steps"
        banners={[
          {
            product: banners[0],
            title: t("It takes the echo out of a wall"),
            text: t("Wool on driftwood, fringed."),
            action: { to: "/subcategoryproduct/textiles", label: t("Textiles") },
          },
          {
            product: banners[1],
            title: t("Lies flat from page one"),
            action: { to: "/tagproduct/leather", label: t("Everything in leather") },
            tone: "ground",
          },
        ]}
      />
      <ProductRow
        title={t("For less")}
        lead={t("Nothing is wrong with them. There are just many.")}
        more={{ to: "/categoryproduct/handmade?sale=1", label: t("See the sale") }}
        products={sale}
        across={3}
      />
      <JournalTeasers title={t("How it is done")} posts={letters} />
    </>
  );
}
