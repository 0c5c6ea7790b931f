import { theme } from "~/generated/themes/plants.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { firstNumber } from "../sections/first-number.ts";
import { ProductRow } from "../sections/product-row.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/plants.ts";
import { withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { HeightLine } from "./plants/height-line.tsx";
import { LightWindow } from "./plants/light-window.tsx";
import { preferred } from "./shelves.ts";

/** Reference plants: between them they have every answer of the care finder. */
const [snakePlant, echeveria, fern] = ["27", "31", "33"];

const home = defineHome({
  title: "Plants that like where you live",
  description:
    "Houseplants and small trees with honest care notes: find the ones for your light, your watering and your pets.",
  theme,
  picture: "scenes/greenhouse",
  header: "stacked",
  footer: "line",
  shelves: {
    care: withFacts("plant", snakePlant, echeveria, fern),
    beside: preferred("81", "80", "59", "83"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/tagproduct/living-room"], home.loader);

export default function Plants({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { care, beside } = loaderData;
  const factsOf = new Map(care.map(({ product, facts }) => [product.id, facts]));
  // Attributes are translated: an answer matches all plants with the same value as its reference plant.
  const asIn = (plant: string, name: string) => {
    const value = factsOf.get(plant)?.[name];
    return ({ id }: { id: string }) => value !== undefined && factsOf.get(id)?.[name] === value;
  };
  return (
    <>
      <LightWindow
        title={t("How light is your window?")}
        text={t("Three questions. What you cannot give, we leave out.")}
        scene={{
          path: "scenes/greenhouse",
          alt: t("A greenhouse with a terracotta floor: potted plants on a wooden bench before a wall of glass"),
          focus: "object-[50%_38%]",
        }}
        products={care.map(({ product }) => product)}
        questions={[
          {
            name: t("How light is your room?"),
            answers: [
              { name: t("Full sun"), fits: asIn(echeveria, "Light") },
              { name: t("Bright, no sun"), fits: asIn(fern, "Light") },
              { name: t("Low light"), fits: asIn(snakePlant, "Light") },
            ],
          },
          {
            name: t("How often will you water?"),
            answers: [
              { name: t("Weekly"), fits: asIn(fern, "Water") },
              { name: t("Every two weeks"), fits: asIn(echeveria, "Water") },
              { name: t("Once a month"), fits: asIn(snakePlant, "Water") },
            ],
          },
          { name: t("Who else lives there?"), answers: [{ name: t("Cats or dogs"), fits: asIn(fern, "Pets") }] },
        ]}
      />
      <HeightLine
        title={t("As tall as the day it arrives")}
        text={t("Measured with the pot. The ruler is ours, the ceiling is yours.")}
        standing={care.flatMap(({ product, facts }) => {
          const words = facts["Height"] ?? "";
          const height = firstNumber(words);
          return height === undefined ? [] : [{ product, height, words }];
        })}
      />
      <ProductRow
        title={t("What stands beside them")}
        lead={t("A basket for the watering things, a vase for cuttings, a journal of who was watered when.")}
        more={{ to: "/tagproduct/living-room", label: t("For the living room") }}
        products={beside}
      />
      <StoryPanel
        scene={{
          path: "scenes/greenhouse",
          alt: t("A greenhouse with a terracotta floor: potted plants on a wooden bench before a wall of glass"),
        }}
        title={t("Grown slowly, sold when ready")}
        action={{ to: "/about", label: t("Who we work with") }}
        look="end"
      >
        <p>
          {t(
            "Our plants come from two family nurseries. One heats its glass with wood from its own forest, the other needs no heating at all: it lies above the sea in Liguria.",
          )}
        </p>
        <p>
          {t(
            "A plant leaves when its roots fill the pot. It needs no new one for a year, and you need no green thumb.",
          )}
        </p>
      </StoryPanel>
    </>
  );
}
