import { departmentPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { DepartmentIndex } from "~/sections/department-index.tsx";
import { SceneTiles } from "~/sections/scene-tiles.tsx";
import { WindowCollage } from "~/sections/window-collage.tsx";
import { bone } from "~/themes/theme.ts";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/department-store.ts";
import { defineHome } from "./home.ts";
import { bestSelling, chosen, departmentIndex, newestOfEach, reduced } from "./shelves.ts";

const home = defineHome({
  title: "A department store of well-made things",
  description: "Furniture, clothes, plants, books, good food and more: 144 well-made things from sixteen departments.",
  theme: bone,
  notice: true,
  shelves: {
    windows: chosen("20", "4", "26", "43", "80"),
    fresh: newestOfEach(8),
    best: bestSelling(8),
    sale: reduced(4),
    departments: departmentIndex(),
  },
});

const rooms = [
  { scene: "scenes/living-room", department: "furniture" },
  { scene: "scenes/wardrobe", department: "fashion" },
  { scene: "scenes/kitchen-table", department: "organic food" },
  { scene: "scenes/desk", department: "electronics" },
  { scene: "scenes/greenhouse", department: "plant" },
];

export const handle = home.handle;
export const meta = home.meta;
export const loader = () => home.fill();
export const clientLoader = () => home.fillWithWords();

export default function DepartmentStore({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { windows, fresh, best, sale, departments } = loaderData;
  return (
    <>
      <WindowCollage
        title={t("Well-made things, all under one roof")}
        lead={t("Sixteen departments, chosen piece by piece. Walk past the windows, or go straight in.")}
        products={windows}
      />
      <Section>
        <SceneTiles
          tiles={rooms.map(({ scene, department }) => ({
            scene,
            label: t(titleOf(department)),
            to: departmentPath(department),
          }))}
        />
      </Section>
      <Section title={t("Just in")} more={{ to: "/shop-grid-standard?sort=newest", label: t("Everything new") }}>
        <ProductGrid products={fresh} />
      </Section>
      <DepartmentIndex departments={departments} />
      <Section
        title={t("What others take home")}
        more={{ to: "/shop-grid-standard?sort=best-selling", label: t("All best sellers") }}
      >
        <ProductGrid products={best} />
      </Section>
      <Section
        title={t("Reduced, honestly")}
        lead={t("Every struck price is the lowest of the 30 days before.")}
        more={{ to: "/shop-grid-standard?sale=1", label: t("The whole sale") }}
      >
        <ProductGrid products={sale} />
      </Section>
    </>
  );
}
