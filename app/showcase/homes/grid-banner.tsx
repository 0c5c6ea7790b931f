import type { ReactNode } from "react";
import { departmentPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { theme } from "~/generated/themes/grid-banner.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { hasDepartments, kindLinks } from "~/shell/shop-links.ts";
import { PanelLink } from "../sections/panel-link.tsx";
import type { Route } from "./+types/grid-banner.ts";
import { departmentIndex } from "./department-shelves.ts";
import { type MosaicCell, RuledMosaic } from "./grid-banner/ruled-mosaic.tsx";
import { defineHome } from "./home.ts";
import { preferred } from "./shelves.ts";

const home = defineHome({
  title: "The shop as a grid",
  description: "Twenty things from the shop in one ruled mosaic, each with today’s price.",
  theme,
  picture: "departments/handmade",
  header: "classic",
  footer: "centred",
  notice: true,
  shelves: {
    products: preferred(
      ...["25", "12", "80", "68", "27", "14", "51", "1", "62", "19"],
      ...["96", "71", "87", "40", "43", "59", "72", "121", "42", "105"],
    ),
    departments: departmentIndex(),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = home.loader;

const entry = "flex min-h-8 items-baseline justify-between gap-3 leading-tight hover:underline lg:text-xl";
/** Maximum number of sub-categories shown beside a single department. */
const MAX_KINDS = 9;

/** Cells that are not small, by index; with the three text cells they fill the grid without gaps at both widths. */
const sizes: Record<number, MosaicCell["size"]> = { 1: "large", 7: "wide", 12: "large", 14: "wide" };

export default function GridBanner({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { products, departments } = loaderData;
  const words: Record<number, readonly [size: MosaicCell["size"], content: ReactNode]> = {
    2: [
      "small",
      <div key="title" className="flex h-full flex-col justify-between p-3 md:p-5">
        <h1 className="text-2xl leading-[1.02] lg:text-5xl">{t("Twenty things, one grid")}</h1>
        <PanelLink to="/shop-grid-standard" label={t("Everything else")} look="arrow" />
      </div>,
    ],
    8: [
      "wide",
      <nav
        key="departments"
        aria-label={hasDepartments ? t("Departments") : t("Categories")}
        className="h-full px-3 py-4 md:p-5"
      >
        <ul className="grid h-full grid-cols-2 content-between gap-x-6">
          {departments.map(({ name, count }) => (
            <li key={name}>
              <Link to={departmentPath(name)} className={entry}>
                {`${t(titleOf(name))} `}
                <span className="text-sm text-muted tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
          {!hasDepartments &&
            kindLinks.slice(0, MAX_KINDS).map(([to, name]) => (
              <li key={to}>
                <Link to={to} className={entry}>
                  {t(name)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>,
    ],
    14: [
      "small",
      <div key="sale" className="flex h-full flex-col justify-between bg-ink p-3 text-paper md:p-5">
        <h2 className="text-2xl leading-[1.02] lg:text-5xl">{t("The same, for less")}</h2>
        <PanelLink to="/shop-grid-standard?sale=1" label={t("Everything reduced")} look="arrow" />
      </div>,
    ],
  };
  const cells = products.flatMap((product, i): MosaicCell[] => {
    const number = i + 1;
    const cell: MosaicCell = { kind: "product", size: sizes[number] ?? "small", product, number };
    const said = words[number];
    return said ? [{ kind: "words", id: `words-${number}`, size: said[0], content: said[1] }, cell] : [cell];
  });
  return <RuledMosaic cells={cells} />;
}
