import { theme } from "~/generated/themes/electronics-two.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { DealPrice } from "../sections/deal-price.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import { RuledFeatures } from "../sections/ruled-features.tsx";
import { SegmentedChooser } from "../sections/segmented-chooser.tsx";
import type { Route } from "./+types/electronics-two.ts";
import { SpotlightHero } from "./electronics-two/spotlight-hero.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { besides, bestSelling, chosen, deal } from "./shelves.ts";

const home = defineHome({
  title: "Electronics, after dark",
  description: "Speakers, headphones, a camera and the kitchen’s best machines: sound, picture or kitchen.",
  theme,
  picture: "scenes/sound-desk",
  header: "classic",
  footer: "dark",
  shelves: {
    lead: chosen("11"),
    sound: chosen("43", "14", "17"),
    picture: chosen("12", "13", "42"),
    kitchen: chosen("16", "10", "137"),
    best: besides(5, bestSelling(10, "electronics"), chosen("14", "15", "17", "43")),
    deal: deal("electronics"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/subcategoryproduct/speakers",
    "/subcategoryproduct/headphones",
    "/subcategoryproduct/studio-tools",
    "/subcategoryproduct/desk-tools",
    "/subcategoryproduct/kitchen-tools",
  ],
  home.loader,
);

export default function ElectronicsTwo({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, sound, picture, kitchen, best, deal: weekly } = loaderData;
  return (
    <>
      <SpotlightHero
        product={lead[0]}
        scene={{
          path: "scenes/sound-desk",
          alt: t(
            "Two walnut speakers, a microphone, headphones and a camera on a desk in the dark, edged in green light",
          ),
          focus: "object-[100%_70%] lg:object-[60%_70%]",
        }}
        title={t("Turn it up. Lights down.")}
        text={t("A pair of walnut boxes, a record, nobody else at home. The rest of the evening looks after itself.")}
        action={{ to: "/subcategoryproduct/speakers", label: t("Hear the speakers") }}
        ways={[
          { to: "/subcategoryproduct/headphones", label: t("Headphones") },
          { to: "/subcategoryproduct/studio-tools", label: t("Studio tools") },
          { to: "/subcategoryproduct/desk-tools", label: t("Desk tools") },
          { to: "/subcategoryproduct/kitchen-tools", label: t("Kitchen tools") },
        ]}
      />
      <SegmentedChooser
        title={t("What is it for?")}
        look="pills"
        segments={[
          {
            name: t("Sound"),
            title: t("Closer to the music"),
            text: t("From a pocket to the whole room."),
            product: sound[0],
            products: sound.slice(1),
            action: { to: "/subcategoryproduct/headphones", label: t("Headphones") },
          },
          {
            name: t("Picture"),
            title: t("See it, keep it"),
            text: t("A camera with dials, a screen with room, a lamp that reaches."),
            product: picture[0],
            products: picture.slice(1),
            action: { to: "/subcategoryproduct/studio-tools", label: t("Studio tools") },
          },
          {
            name: t("Kitchen"),
            title: t("The first cup"),
            text: t("Beans, a handle, ten quiet turns."),
            product: kitchen[0],
            products: kitchen.slice(1),
            action: { to: "/subcategoryproduct/kitchen-tools", label: t("Kitchen tools") },
          },
        ]}
      />
      <RuledFeatures
        tone="ground"
        features={[
          { title: t("One cable"), text: t("Look for the USB-C tag: one charger for all of it.") },
          { title: t("Measured, not promised"), text: t("Playing time, weight and watts are in every table.") },
          { title: t("14 days to listen"), text: t("In your own room, with your own records.") },
          { title: t("Order as a guest"), text: t("No account needed to buy, return or ask.") },
        ]}
      />
      <ProductRow
        title={t("Loudest in the shop")}
        lead={t("What others took home, best sellers first.")}
        more={{ to: "/categoryproduct/electronics?sort=best-selling", label: t("All best sellers") }}
        products={best}
      />
      <DealPrice
        title={t("This week’s find")}
        text={t("One thing for less. Next week it is another’s turn.")}
        product={weekly}
      />
    </>
  );
}
