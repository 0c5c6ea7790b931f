import allDepartments from "virtual:catalogue/departments";
import { departmentPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { commaList } from "~/i18n/comma-list.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { DepartmentIndex } from "~/sections/department-index.tsx";
import { SceneTiles } from "~/sections/scene-tiles.tsx";
import { WindowCollage } from "~/sections/window-collage.tsx";
import { bone } from "~/themes/theme.ts";
import { Section } from "~/ui/section.tsx";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/department-store.ts";
import { departmentIndex } from "./department-shelves.ts";
import { defineHome } from "./home.ts";
import { besides, cards, newestOfEach, preferred, reduced, soldBefore } from "./shelves.ts";

const names = allDepartments.map(({ name }) => titleOf(name));
const count = allDepartments.reduce((sum, department) => sum + department.count, 0);

const home = defineHome({
  title: shop.tagline,
  description: (t) => {
    const first = commaList(
      t,
      names.slice(0, 5).map((name) => t(name)),
    );
    return `${t(shop.tagline)} · ${first}${names.length > 5 ? " …" : ""} · ${t("{{count}} products", { count })}`;
  },
  theme: bone,
  notice: true,
  shelves: {
    windows: cards(preferred("20", "4", "26", "43", "80")),
    fresh: cards(newestOfEach(8)),
    best: cards(soldBefore(8)),
    sale: cards(besides(4, reduced(12), newestOfEach(8))),
    departments: departmentIndex(),
  },
});

const rooms = [
  { scene: "scenes/kitchen-table", department: "organic food" },
  { scene: "scenes/book-corner", department: "book" },
  { scene: "scenes/cake-table", department: "cakes" },
  { scene: "scenes/pet-corner", department: "pet food" },
  { scene: "scenes/flower-counter", department: "flower" },
];

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

export default function DepartmentStore({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { windows, fresh, best, sale, departments } = loaderData;
  const tiles = rooms
    .filter(({ department }) => departments.some(({ name }) => name === department))
    .map(({ scene, department }) => ({ scene, label: t(titleOf(department)), to: departmentPath(department) }));
  return (
    <>
      <WindowCollage
        title={t("Well-made things, all under one roof")}
        lead={
          names.length > 1
            ? t("Chosen piece by piece, department by department. Walk past the windows, or go straight in.")
            : t("Chosen piece by piece. Walk past the windows, or go straight in.")
        }
        products={windows}
      />
      {tiles.length > 0 && (
        <Section>
          <SceneTiles tiles={tiles} />
        </Section>
      )}
      <Section title={t("Just in")} more={{ to: "/shop-grid-standard?sort=newest", label: t("Everything new") }}>
        <ProductGrid products={fresh} />
      </Section>
      <DepartmentIndex departments={departments} />
      {best.length > 0 && (
        <Section
          title={t("What others take home")}
          more={{ to: "/shop-grid-standard?sort=best-selling", label: t("All best sellers") }}
        >
          <ProductGrid products={best} hasStars />
        </Section>
      )}
      {sale.length > 0 && (
        <Section
          title={t("Reduced, honestly")}
          lead={t("Every crossed-out price is the lowest of the 30 days before.")}
          more={{ to: "/shop-grid-standard?sale=1", label: t("See the sale") }}
        >
          <ProductGrid products={sale} />
        </Section>
      )}
    </>
  );
}
