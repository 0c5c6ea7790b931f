import { Droplets, Scissors, WashingMachine } from "lucide";
import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { theme } from "~/generated/themes/kids-fashion.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { BannerMosaic } from "../sections/banner-mosaic.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { Features } from "../sections/features.tsx";
import { NewsletterBand } from "../sections/newsletter-band.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/kids-fashion.ts";
import { sizeChartOf } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { ShapesHero } from "./kids-fashion/shapes-hero.tsx";
import { SizeByHeight } from "./kids-fashion/size-by-height.tsx";
import { needing } from "./needs.ts";
import { besides, chosen, everything, newest } from "./shelves.ts";

const home = defineHome({
  title: "Kids’ fashion",
  description: "Clothes for two to nine years. Say how tall the child is and see what is in stock in that size.",
  theme,
  picture: "scenes/playroom",
  header: "drawer",
  footer: "columns",
  notice: true,
  shelves: {
    lead: chosen("88", "90", "89"),
    all: everything("kids"),
    chart: sizeChartOf("88"),
    banners: chosen("88", "94"),
    kinds: chosen("89", "92", "93", "90"),
    fresh: besides(4, newest(8, "kids"), chosen("88", "90", "89")),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/subcategoryproduct/two-piece-sets", "/subcategoryproduct/knitwear"], home.loader);

export default function KidsFashion({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, all, chart, banners, kinds, fresh } = loaderData;
  const names = ["playwear", "knitwear", "jackets", "tops"];
  return (
    <>
      <ShapesHero
        products={lead}
        title={t("Puddles are compulsory")}
        text={t("Clothes that are hosed down, let down and handed down. For two to nine years.")}
        action={{ to: "#height", label: t("Find the size") }}
        second={{ to: "/subcategoryproduct/kids", label: t("All for kids") }}
      />
      <div id="height" className="scroll-mt-16">
        <SizeByHeight
          title={t("How tall this week?")}
          text={t("Pick the height. Tap a colour to add that piece to the cart, in that size.")}
          chart={chart}
          products={all}
          to="/subcategoryproduct/kids"
        />
      </div>
      <Features
        tone="deep"
        features={[
          { icon: WashingMachine, title: t("Easy care"), text: t("Nearly all of it goes in the machine.") },
          { icon: Scissors, title: t("Grows along"), text: t("Hems let down, straps move a button a year.") },
          { icon: Droplets, title: t("Ketchup-proof"), text: t("Thick jersey, dark knees, pockets that drain.") },
        ]}
      />
      <CategoryStrip
        title={t("What kind of day is it?")}
        categories={names.flatMap((name, i) =>
          kinds[i]
            ? [{ name, count: all.filter((one) => one.category.includes(name)).length, picture: kinds[i].pictures[0] }]
            : [],
        )}
        look="arches"
      />
      <BannerMosaic
        look="steps"
        banners={[
          {
            product: banners[0],
            title: t("It rains, so what"),
            text: t("Waterproof from hood to hem, with snaps that small fingers manage."),
            action: { to: "/product/88", label: t("The raincoat") },
          },
          {
            product: banners[1],
            title: t("Bedtime has dots"),
            action: { to: "/subcategoryproduct/two-piece-sets", label: t("Two-piece sets") },
          },
        ]}
      />
      <ProductRow
        title={t("New on the peg")}
        more={{ to: "/subcategoryproduct/kids?sort=newest", label: t("Everything new") }}
        products={fresh}
      />
      <CallToAction
        look="card"
        tone="accent"
        scene={{
          path: "scenes/playroom",
          alt: t(
            "A row of pegs with a raincoat, a striped tee, dungarees, a jumper and a dress, toy blocks on the floor",
          ),
          focus: "object-[72%_30%]",
        }}
        title={t("Knitted, and not itchy")}
        text={t("Merino and lambswool that go back in the drawer without ceremony.")}
        action={{ to: "/subcategoryproduct/knitwear", label: t("Knitwear") }}
      />
      <NewsletterBand
        look="centred"
        title={t("They grow. We write.")}
        text={t("Once a season, when the sleeves get short.")}
      >
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
