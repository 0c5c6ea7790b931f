import { theme } from "~/generated/themes/onepage-scroll.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Route } from "./+types/onepage-scroll.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { SnapPanels } from "./onepage-scroll/snap-panels.tsx";
import { chosen } from "./shelves.ts";

const home = defineHome({
  title: "Four departments, four screens",
  description: "Seating, flowers, sound and plants, each on a screen of its own.",
  theme,
  picture: "scenes/department-store",
  header: "bare",
  footer: "none",
  shelves: { leads: chosen("18", "48", "43", "29") },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  ["/categoryproduct/furniture", "/categoryproduct/flower", "/categoryproduct/electronics", "/categoryproduct/plant"],
  home.loader,
);

export default function OnepageScroll({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { leads } = loaderData;
  return (
    <SnapPanels
      panels={[
        {
          title: t("Sit down"),
          text: t("Chairs and sofas for rooms that are lived in. Measured, so that they go through the door."),
          action: { to: "/categoryproduct/furniture", label: t("Furniture") },
          product: leads[0],
          tone: "stage",
          look: "bleed",
        },
        {
          title: t("Put some yellow in"),
          text: t("Fresh, potted or dried. The jug stays."),
          action: { to: "/categoryproduct/flower", label: t("Flowers") },
          product: leads[1],
          tone: "ground",
          look: "field",
        },
        {
          title: t("Turn it up"),
          text: t("Headphones, speakers, and the tools to make something worth hearing."),
          action: { to: "/categoryproduct/electronics", label: t("Electronics") },
          product: leads[2],
          tone: "accent",
          look: "disc",
        },
        {
          title: t("Let it grow"),
          text: t("Small trees and easy plants, with honest words on light and water."),
          action: { to: "/categoryproduct/plant", label: t("Plants") },
          product: leads[3],
          tone: "deep",
          look: "half",
        },
      ]}
    />
  );
}
