import { theme } from "~/generated/themes/valentines-day.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Features } from "../sections/features.tsx";
import { PhotoStrip } from "../sections/photo-strip.tsx";
import { ProductTabs } from "../sections/product-tabs.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/valentines-day.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { besides, bestSelling, chosen, tagged } from "./shelves.ts";
import { FramedPair } from "./valentines-day/framed-pair.tsx";
import { GiftPair } from "./valentines-day/gift-pair.tsx";

const home = defineHome({
  title: "Valentine’s Day",
  description: "Presents in pairs: choose one for each of you, see what both cost, and have them sent together.",
  theme,
  picture: "scenes/valentine-table",
  header: "drawer",
  footer: "centred",
  shelves: {
    lead: chosen("44", "63"),
    one: chosen("44", "60", "64", "74", "46", "66"),
    other: chosen("73", "75", "104", "86", "70", "82"),
    petals: chosen("67", "102", "61", "50", "68"),
    flowers: besides(4, tagged("fresh", 8), chosen("44")),
    sweets: chosen("104", "103", "105", "106"),
    scents: bestSelling(4, "cosmetics"),
    tulips: chosen("45"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/tagproduct/tea-time", "/subcategoryproduct/bouquets"], home.loader);

export default function ValentinesDay({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, one, other, petals, flowers, sweets, scents, tulips } = loaderData;
  return (
    <>
      <FramedPair
        products={lead}
        title={t("You and you")}
        text={t("The fourteenth of February falls on two people. We have something for both.")}
        action={{ to: "#pair", label: t("Put a pair together") }}
      />
      <div id="pair" className="scroll-mt-16">
        <GiftPair
          title={t("One for each")}
          text={t("Choose on both sides until it looks like the two of you.")}
          sides={[
            { name: t("For one"), products: one },
            { name: t("For the other"), products: other },
          ]}
        />
      </div>
      <PhotoStrip products={petals} />
      <ProductTabs
        title={t("Said with")}
        tabs={[
          { name: t("Flowers"), products: flowers, to: "/tagproduct/fresh", label: t("Everything fresh") },
          { name: t("Sweets"), products: sweets, to: "/tagproduct/tea-time", label: t("All for tea time") },
          {
            name: t("Scent and colour"),
            products: scents,
            to: "/categoryproduct/cosmetics",
            label: t("All cosmetics"),
          },
        ]}
      />
      <Features
        look="numbered"
        features={[
          { title: t("Choose two"), text: t("One from each side, or twice the same.") },
          { title: t("See the total"), text: t("Both prices, added up before you decide.") },
          { title: t("Sent together"), text: t("One order, one delivery charge.") },
        ]}
      />
      <StoryPanel
        product={tulips[0]}
        look="end"
        tone="ground"
        title={t("If it is not roses")}
        action={{ to: "/subcategoryproduct/bouquets", label: t("All bouquets") }}
      >
        <p>
          {t("Tulips go on growing in the vase and lean towards the light. There are worse models for a marriage.")}
        </p>
        <p>{t("They arrive shut tight. Cut two centimetres off the stems, give them cold water, and wait a day.")}</p>
      </StoryPanel>
    </>
  );
}
