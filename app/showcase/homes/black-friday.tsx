import { theme } from "~/generated/themes/black-friday.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { Countdown } from "../sections/countdown.tsx";
import { Features } from "../sections/features.tsx";
import { MarqueeLine } from "../sections/marquee-line.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/black-friday.ts";
import { DealBoard } from "./black-friday/deal-board.tsx";
import { StaticHero } from "./black-friday/static-hero.tsx";
import { reducedByDepartment } from "./department-shelves.ts";
import { defineHome } from "./home.ts";
import { chosen, everything, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Black Friday: the board",
  description:
    "Every reduction in the shop on one board, the biggest first, each against the lowest price of the 30 days before.",
  theme,
  picture: "scenes/night-podium",
  header: "drawer",
  footer: "dark",
  shelves: {
    board: reduced(12),
    black: everything("black friday"),
    gift: chosen("136"),
    departments: reducedByDepartment(1),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = home.loader;

export default function BlackFriday({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { board, black, gift, departments } = loaderData;
  const reducedIn = ["fashion", "electronics", "furniture", "accessories", "book", "cosmetics"];
  return (
    <>
      <StaticHero
        look="poster"
        tone="accent"
        title={t("Black Friday")}
        text={t("No invented prices. Every reduction is taken off the lowest price of the 30 days before it.")}
        action={{ to: "#board", label: t("See the board") }}
        second={{ to: "/shop-grid-standard?sale=1&sort=biggest-discount", label: t("Every reduction") }}
      >
        <Countdown className="border-t-2 border-current pt-6" />
      </StaticHero>
      <MarqueeLine
        tone="deep"
        words={[t("Prices checked"), t("No fine print"), t("14 days to return"), t("While stocks last")]}
      />
      <div id="board" className="scroll-mt-16">
        <DealBoard
          title={t("The board")}
          lead={t("The biggest reductions in the whole shop, as they stand this minute.")}
          products={board}
        />
      </div>
      <CallToAction
        scene={{
          path: "scenes/night-podium",
          alt: t("A black speaker, a coffee pot, a flask, a watch, a keyboard and candles on charcoal blocks"),
          focus: "object-[72%_60%]",
        }}
        title={t("Black is not a discount")}
        text={t("It is a colour. These are made in it and stay so when the week is over.")}
        action={{ to: "/categoryproduct/black-friday", label: t("The black shelf") }}
      />
      <ProductRow
        title={t("Made in black")}
        more={{ to: "/categoryproduct/black-friday", label: t("All of it") }}
        products={black}
      />
      <CategoryStrip
        title={t("Reduced by department")}
        kind="department"
        categories={departments
          .filter(({ name }) => reducedIn.includes(name))
          .map(({ name, count, products }) => ({ name, count, picture: products[0]?.pictures[0] }))}
        look="rows"
        isReduced
      />
      <Features
        look="numbered"
        features={[
          {
            title: t("The crossed-out price is true"),
            text: t("It is the lowest of the 30 days before, as the law asks."),
          },
          {
            title: t("The clock is true"),
            text: t("It counts to the day itself, and no price here waits for it."),
          },
          { title: t("The stock is true"), text: t("What says three left has three left.") },
        ]}
      />
      <CallToAction
        look="band"
        tone="accent"
        product={gift[0]}
        title={t("Cannot decide? Let them.")}
        text={t("A gift card in a box that is worth keeping.")}
        action={{ to: "/product/136", label: t("The gift card box") }}
      />
    </>
  );
}
