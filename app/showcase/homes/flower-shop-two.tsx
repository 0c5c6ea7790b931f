import { theme } from "~/generated/themes/flower-shop-two.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { DealStage } from "../sections/deal-stage.tsx";
import { firstNumber } from "../sections/first-number.ts";
import { RuledFeatures } from "../sections/ruled-features.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/flower-shop-two.ts";
import { withFacts } from "./detail-shelves.ts";
import { BunchBuilder } from "./flower-shop-two/bunch-builder.tsx";
import type { FlowerKind } from "./flower-shop-two/drawn-flowers.tsx";
import { defineHome } from "./home.ts";
import { deal } from "./shelves.ts";

/** The flowers to choose from, how each is drawn, and the number that the bunch starts with. */
const buckets: readonly (readonly [id: string, kind: FlowerKind, start: number])[] = [
  ["45", "tulip", 1],
  ["51", "hydrangea", 1],
  ["47", "lavender", 1],
  ["46", "peony", 0],
  ["48", "sunflower", 0],
  ["44", "rose", 0],
];

const home = defineHome({
  title: "Flowers, stem by stem",
  description: "Put a bunch together from what is in the buckets and see its stems and its price as you go.",
  theme,
  picture: "scenes/flower-counter",
  header: "drawer",
  footer: "line",
  shelves: {
    buckets: withFacts("flower", ...buckets.map(([id]) => id)),
    deal: deal("flower"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = home.loader;

export default function FlowerShopTwo({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { buckets: stock, deal: weekly } = loaderData;
  return (
    <>
      <BunchBuilder
        title={t("Stem by stem")}
        text={t("Take from the buckets. We count the stems and the money; you mind the colours.")}
        parts={buckets.flatMap(([id, kind, start]) => {
          const entry = stock.find(({ product }) => product.id === id);
          return entry ? [{ product: entry.product, kind, stems: firstNumber(entry.facts.Stems) ?? 1, start }] : [];
        })}
      />
      <RuledFeatures
        tone="ground"
        features={[
          { title: t("Cut at a slant"), text: t("With a knife, not with scissors, and again every other day.") },
          { title: t("A hand’s height of water"), text: t("More drowns tulips. Hydrangeas want it to the brim.") },
          { title: t("Away from the fruit bowl"), text: t("Apples make flowers old before their time.") },
        ]}
      />
      <DealStage
        title={t("Bunch of the week")}
        text={t("One at a time. Its crossed-out price is the lowest of the 30 days before.")}
        product={weekly}
      />
      <StoryPanel
        scene={{
          path: "scenes/flower-counter",
          alt: t("A flower counter with tulips and roses in buckets, hydrangeas, sunflowers and a bunch of lavender"),
        }}
        title={t("Seven in the morning")}
        action={{ to: "/categoryproduct/flower", label: t("All flowers") }}
      >
        <p>{t("Buckets out, stems recut, lavender rolled in paper. By noon the counter looks different.")}</p>
      </StoryPanel>
    </>
  );
}
