import type { Cents } from "~/features/catalogue/product.ts";
import { theme } from "~/generated/themes/christmas.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import { SegmentedChooser } from "../sections/segmented-chooser.tsx";
import type { Route } from "./+types/christmas.ts";
import { PriceSteps } from "./christmas/price-steps.tsx";
import { SnowHero } from "./christmas/snow-hero.tsx";
import { posts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { bestSelling, chosen, presents } from "./shelves.ts";

const home = defineHome({
  title: "Presents by what they cost",
  description:
    "Presents from across the shop up to ten, twenty and fifty euros, and the festive things we make in winter.",
  theme,
  picture: "scenes/christmas-table",
  header: "classic",
  footer: "centred",
  shelves: {
    windows: chosen("142", "143", "144"),
    first: presents(0, 1000),
    second: presents(1000, 2000),
    third: presents(2000, 5000),
    festive: bestSelling(5, "christmas"),
    cook: chosen("54", "39", "84", "142"),
    reader: chosen("58", "86", "82", "59"),
    host: chosen("83", "143", "104", "144"),
    card: chosen("141"),
    letters: posts("presents-that-somebody-made", "the-lowest-price-of-thirty-days"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  ["/tagproduct/gift", "/subcategoryproduct/mugs-and-pots", "/categoryproduct/book", "/subcategoryproduct/presents"],
  home.loader,
);

export default function Christmas({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { windows, first, second, third, festive, cook, reader, host, card, letters } = loaderData;
  const upTo = (euros: number) => ({ to: `/tagproduct/gift?max=${euros}`, label: t("Everything up to this price") });
  return (
    <>
      <SnowHero
        title={t("A light in every window")}
        text={t("Candles, a coffee pot, a box with nothing in it but a choice.")}
        action={{ to: "#presents", label: t("Presents by price") }}
        second={{ to: "/categoryproduct/christmas", label: t("All things festive") }}
        products={windows}
      />
      <PriceSteps
        title={t("How much would you like to spend?")}
        text={t("From across the shop, best sellers first. The limits are in your currency.")}
        steps={[
          { limit: 1000 as Cents, products: first, more: upTo(10) },
          { limit: 2000 as Cents, products: second, more: upTo(20) },
          { limit: 5000 as Cents, products: third, more: upTo(50) },
        ]}
      />
      <SegmentedChooser
        title={t("And who is it for?")}
        tone="ground"
        segments={[
          {
            name: t("Someone who cooks"),
            title: t("For the stove"),
            text: t("A pot for six small cups, and what goes around it."),
            action: { to: "/subcategoryproduct/mugs-and-pots", label: t("Mugs and pots") },
            scene: {
              path: "scenes/christmas-table",
              alt: t("Candles, presents, a flask and a red coffee pot with bows among fir sprigs and baubles"),
              focus: "object-[84%_60%]",
            },
            products: cook.slice(0, 2),
          },
          {
            name: t("Someone who reads"),
            title: t("For the armchair"),
            text: t("Something to read, something to write in, and light."),
            action: { to: "/categoryproduct/book", label: t("All books") },
            product: reader[0],
            products: reader.slice(1, 3),
          },
          {
            name: t("Someone who has guests"),
            title: t("For the table"),
            text: t("Mugs that match a little, and something to pass around."),
            action: { to: "/subcategoryproduct/presents", label: t("More presents") },
            product: host[1],
            products: [host[0], host[2]].flatMap((product) => product ?? []),
          },
        ]}
      />
      <ProductRow
        title={t("Only in winter")}
        lead={t("Red, green, and a bow on nearly everything.")}
        more={{ to: "/categoryproduct/christmas", label: t("All things festive") }}
        products={festive}
        across={5}
      />
      <CallToAction
        product={card[0]}
        title={t("Not sure? Let them choose.")}
        text={t("A card in a velvet-lined box. It can be spent in parts, for five years.")}
        action={{ to: "/product/141", label: t("See the gift card") }}
        tone="stage"
      />
      <JournalTeasers title={t("Before you wrap")} look="lines" posts={letters} />
    </>
  );
}
