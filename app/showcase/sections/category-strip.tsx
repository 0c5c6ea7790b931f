import { departmentPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { Section } from "~/platform/ui/section.tsx";

type CategoryStripProps = {
  title?: string;
  /** From the shelves `subCategoryIndex` and `departmentIndex`. */
  categories: readonly { name: string; count: number; picture: string | undefined }[];
  kind?: "department" | "subCategory";
  /** `tiles`: picture and name; `arches`: for tall products; `pills`: name only; `rows`: a list with counts. */
  look?: "tiles" | "arches" | "pills" | "rows";
  /** Counts and links cover reduced products only. */
  isReduced?: boolean;
};

const lists = {
  tiles: "scroller flex snap-x gap-4 overflow-x-auto md:grid md:auto-cols-fr md:grid-flow-col md:gap-6",
  arches: "scroller flex snap-x gap-5 overflow-x-auto md:gap-10",
  pills: "flex flex-wrap gap-2.5",
  rows: "border-t border-ink",
};
const links = {
  tiles: "group block w-40 snap-start md:w-auto",
  arches: "group block w-28 snap-start text-center md:w-40",
  pills:
    "inline-flex min-h-11 items-center rounded-button border border-line bg-surface px-5 font-medium hover:border-ink",
  rows: "group flex items-baseline justify-between gap-6 border-b border-line py-4 md:py-5",
};

/** A few arches share a row with their title: below it they would leave most of a row empty. */
const besideTitle = "lg:flex lg:items-center lg:justify-between lg:gap-16 lg:*:mb-0";

/** Links to the sub-categories of a department, or to the departments; renders nothing if there are none. */
export function CategoryStrip(props: CategoryStripProps) {
  const { title, categories, kind = "subCategory", look = "tiles", isReduced = false } = props;
  const { t } = useTranslation("homes");
  if (categories.length === 0) return null;
  const pathOf = kind === "department" ? departmentPath : subCategoryPath;
  const isBeside = look === "arches" && categories.length < 5;
  const shape = look === "arches" ? "aspect-4/5 rounded-t-full" : "aspect-4/5 rounded-base";
  return (
    <Section {...(title && { title })} className={isBeside ? besideTitle : ""}>
      <ul
        className={`${lists[look]} ${look === "arches" && !title ? (categories.length > 4 ? "md:justify-between" : "md:justify-center") : ""}`}
      >
        {categories.map(({ name, count, picture }) => (
          <li key={name} className={look === "rows" || look === "pills" ? "" : "shrink-0 md:shrink"}>
            <Link to={`${pathOf(name)}${isReduced ? "?sale=1&sort=biggest-discount" : ""}`} className={links[look]}>
              {(look === "tiles" || look === "arches") && (
                <Picture path={picture} alt="" sizes="(min-width: 48rem) 18rem, 10rem" className={`w-full ${shape}`} />
              )}
              <span
                className={
                  look === "rows"
                    ? "font-display text-3xl group-hover:underline md:text-5xl"
                    : look === "pills"
                      ? ""
                      : "mt-3 block font-medium group-hover:underline"
                }
              >
                {t(titleOf(name))}
              </span>
              {look !== "pills" && (
                <span className="text-sm whitespace-nowrap text-muted">
                  {isReduced ? t("{{count}} reduced", { count }) : t("{{count}} products", { count })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
