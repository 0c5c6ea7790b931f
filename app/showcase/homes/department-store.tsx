import allDepartments from "virtual:catalogue/departments";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Section } from "~/platform/ui/section.tsx";
import { bone } from "~/themes/theme.ts";
import { shop } from "../../../shop.config.ts";
import type { Route } from "./+types/department-store.ts";
import { weeklyPicks } from "./department-shelves.ts";
import { CutawayHouse } from "./department-store/cutaway-house.tsx";
import { defineHome } from "./home.ts";
import { besides, cards, newestOfEach, reduced, soldBefore } from "./shelves.ts";

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
    picks: weeklyPicks(16),
    fresh: cards(newestOfEach(8)),
    best: cards(soldBefore(4)),
    sale: cards(besides(4, reduced(12), newestOfEach(8), soldBefore(4))),
  },
});

/** The rooms of the sample's departments, from the roof down; others are below them, with a picture of their pick. */
const scenes: Readonly<Record<string, string>> = {
  furniture: "scenes/living-room",
  book: "scenes/book-corner",
  fashion: "scenes/wardrobe",
  accessories: "scenes/accessory-tray",
  cosmetics: "scenes/beauty-podium",
  plant: "scenes/greenhouse",
  handmade: "scenes/made-by-hand",
  electronics: "scenes/sound-desk",
  medical: "scenes/medicine-shelf",
  "pet food": "scenes/pet-corner",
  flower: "scenes/flower-counter",
  "organic food": "scenes/market-crates",
  cakes: "scenes/cake-table",
  christmas: "scenes/christmas-table",
  "black friday": "scenes/night-podium",
  "auto parts": "scenes/garage-bench",
};
const order = Object.keys(scenes).reverse();

export const { handle, meta, clientLoader } = home;
export const loader = home.loader;

export default function DepartmentStore({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { picks, fresh, best, sale } = loaderData;
  const height = (name = "") => order.indexOf(name);
  const rooms = picks
    .toSorted((a, b) => height(b.of?.name) - height(a.of?.name))
    .map((one) => ({ ...one, scene: one.of && scenes[one.of.name] }));
  return (
    <>
      <CutawayHouse
        title={t("Well-made things, all under one roof")}
        lead={
          names.length > 1
            ? t(
                "A room for each department, and in each room one pick a week. Take the stairs, or look into everything.",
              )
            : t("In each room one pick a week. Take the stairs, or look into everything.")
        }
        actions={[
          { to: "/shop-grid-standard", label: t("Browse everything") },
          { to: "/shop-grid-standard?sort=newest", label: t("New in") },
        ]}
        rooms={rooms}
      />
      <Section title={t("Just in")} more={{ to: "/shop-grid-standard?sort=newest", label: t("Everything new") }}>
        <ProductGrid products={fresh} />
      </Section>
      {sale.length > 0 && (
        <Section
          title={t("Reduced, honestly")}
          lead={t("Every crossed-out price is the lowest of the 30 days before.")}
          more={{ to: "/shop-grid-standard?sale=1", label: t("See the sale") }}
        >
          <ProductGrid products={sale} />
        </Section>
      )}
      {best.length > 0 && (
        <Section
          title={t("What others take home")}
          more={{ to: "/shop-grid-standard?sort=best-selling", label: t("All best sellers") }}
        >
          <ProductGrid products={best} hasStars />
        </Section>
      )}
    </>
  );
}
